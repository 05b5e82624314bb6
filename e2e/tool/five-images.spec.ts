import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { QUALITIES, type Quality } from "../image-host/images";
import { type Host, type VideoResponses, firstHost, secondHost } from "../image-host/server";
import { buttons, imageRow, generate, headings, imageUrl, waitForHydration } from "../support/tool";

// Five images and five Download buttons, whatever the network does. People see only the real images.

type Network = {
  response?: VideoResponses;
  isFirstHostBlocked?: boolean;
  heading: (page: Page) => Locator;
  seen?: readonly Quality[];
  /** The host that was asked last. */
  host?: Host;
};

const { largest, notFound, failed, loading } = headings;

const networks: Record<string, Network> = {
  "every response is the placeholder": { response: "missing", heading: notFound },
  "every response is an error page": { response: "500", heading: failed, host: secondHost },
  "no host responds": { response: "never", heading: loading },
  "only the second host can be reached": {
    isFirstHostBlocked: true,
    heading: largest,
    seen: QUALITIES,
    host: secondHost,
  },
};

for (const [condition, network] of Object.entries(networks)) {
  const { response = "real", isFirstHostBlocked = false, heading, seen = [] } = network;
  const { host = firstHost } = network;

  test(`there are five images, each with its Download, when ${condition}`, async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, response);
    if (isFirstHostBlocked) await context.route(`https://${firstHost}/**`, (route) => route.abort("namenotresolved"));
    await page.goto("/");
    await waitForHydration(page);
    await generate(page, videoId);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator("#tool").getByRole("img")).toHaveCount(5);
    for (const quality of QUALITIES) {
      const image = imageRow(page, quality).getByRole("img");
      await expect(image).toHaveAttribute("src", imageUrl(videoId, quality, host));
      // An image that nobody sees still has a box and is not `visibility: hidden`.
      await expect(image).toBeVisible();
      // No image of another shape than its frame is distorted.
      await expect(image).toHaveCSS("object-fit", "scale-down");
      await expect(image).toHaveCSS("opacity", seen.includes(quality) ? "1" : "0");
      await expect(buttons.download(page, quality)).toBeEnabled();
    }
  });
}
