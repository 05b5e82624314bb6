import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { groundColors, siteName, siteUrl } from "@/lib/site";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { template: `%s - ${siteName}`, default: siteName },
  icons: {
    icon: [
      { url: "/icon.svg", type: "image/svg+xml" },
      { url: "/icon-192.png", type: "image/png", sizes: "192x192" },
    ],
    apple: "/apple-touch-icon.png",
  },
  formatDetection: { telephone: false },
  // For hosts that send no headers.
  referrer: "no-referrer",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  // An on-screen keyboard makes the page smaller, so that no toast is behind it.
  interactiveWidget: "resizes-content",
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: groundColors.light },
    { media: "(prefers-color-scheme: dark)", color: groundColors.dark },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The home page's early script changes its attributes before hydration.
    <html lang="en" suppressHydrationWarning>
      <body className="flex min-h-svh flex-col">{children}</body>
    </html>
  );
}
