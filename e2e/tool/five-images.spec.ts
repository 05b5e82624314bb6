import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { QUALITIES, type Quality } from "../image-host/images";
import { type Host, type VideoResponses, firstHost, secondHost } from "../image-host/server";
import { buttons, imageRow, generate, headings, imageUrl, newVideoId, waitForHydration } from "../support/tool";

// People see only the real images.

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

test("there are five images, each with its Download, whatever the network does", async ({
  page,
  context,
  imageHost,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const [condition, network] of Object.entries(networks)) {
    const { response = "real", isFirstHostBlocked = false, heading, seen = [], host = firstHost } = network;
    const videoId = newVideoId();
    imageHost.respondWith(videoId, response);
    if (isFirstHostBlocked) await context.route(`https://${firstHost}/**`, (route) => route.abort("namenotresolved"));
    await generate(page, videoId);
    await expect(heading(page), condition).toBeVisible();
    await expect(page.locator("#tool").getByRole("img"), condition).toHaveCount(5);
    for (const quality of QUALITIES) {
      const row = `${quality} when ${condition}`;
      const image = imageRow(page, quality).getByRole("img");
      await expect(image, row).toHaveAttribute("src", imageUrl(videoId, quality, host));
      // An image that nobody sees still has a box and is not `visibility: hidden`.
      await expect(image, row).toBeVisible();
      // No image of another shape than its frame is distorted.
      await expect(image, row).toHaveCSS("object-fit", "scale-down");
      await expect(image, row).toHaveCSS("opacity", seen.includes(quality) ? "1" : "0");
      await expect(buttons.download(page, quality), row).toBeEnabled();
    }
  }
});
