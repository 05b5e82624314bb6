import type { CDPSession, Page } from "@playwright/test";
import { agentReply, formLabels, linkProblemMessages } from "../../lib/messages/links";
import { invalidLink } from "../../lib/messages/toasts";
import { parseVideoLinks } from "../../lib/youtube/pasted-text";
import { expect, test } from "../fixtures";
import { attribute, readPage, textOf } from "../support/built-site";
import { expectToast } from "../support/toasts";
import { expectResult, linkTo, waitForHydration } from "../support/tool";

// WebMCP lets an agent call a page's forms as tools. In 2026 it is a trial in Chrome; other Chromium builds need the flag.
test.use({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      const flags = browserName === "chromium" ? ["--enable-features=WebMCP"] : [];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: "worker" },
  ],
});

type Tool = { name: string; description: string; inputSchema: { properties: Record<string, { description: string }> } };
type Response = { status: string; output?: unknown };

/** A part of the DevTools protocol that Playwright's types lack. */
type WebMcp = {
  send(method: "WebMCP.enable" | "WebMCP.invokeTool", parameters?: object): Promise<unknown>;
  once(event: "WebMCP.toolsAdded", listener: (event: { tools: Tool[] }) => void): void;
  once(event: "WebMCP.toolResponded", listener: (response: Response) => void): void;
};

/** Opens the home page and connects to its tools. */
async function connectAgent(page: Page) {
  await page.goto("/");
  await waitForHydration(page);
  const session: CDPSession = await page.context().newCDPSession(page);
  const webMcp = session as unknown as WebMcp;
  const toolsAdded = new Promise<Tool[]>((resolve) => webMcp.once("WebMCP.toolsAdded", ({ tools }) => resolve(tools)));
  const isSupported = await webMcp.send("WebMCP.enable").then(
    () => true,
    () => false,
  );
  test.skip(!isSupported, "this Chromium is too old for WebMCP");
  const { frameTree } = await session.send("Page.getFrameTree");
  return {
    tools: await toolsAdded,
    async call(toolName: string, input: object) {
      const response = new Promise<Response>((resolve) => webMcp.once("WebMCP.toolResponded", resolve));
      await webMcp.send("WebMCP.invokeTool", { frameId: frameTree.frame.id, toolName, input });
      return response;
    },
  };
}

test("the static HTML describes the form to agents", () => {
  const home = readPage("/");
  const [form] = home.all("form");
  expect(attribute(form, "toolname")).toBe("get_video_thumbnails");
  expect(attribute(form, "tooldescription")).toContain("thumbnails");
  expect(attribute(form, "toolautosubmit")).toBe("");
  expect([attribute(form, "action"), attribute(form, "method")]).toEqual(["/", "get"]);
  const [field] = home.all("input");
  expect(attribute(field, "name")).toBe("url");
  expect(attribute(field, "toolparamdescription")).toContain("Link of the video");
  expect(home.all("label").map((label) => [attribute(label, "for"), textOf(label)])).toEqual([
    [attribute(field, "id"), formLabels.field],
  ]);
});

test.describe(() => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium has WebMCP");

  test("an agent finds one tool, calls it with a video and gets the URLs of its images", async ({ page, videoId }) => {
    const agent = await connectAgent(page);
    expect(agent.tools.map(({ name }) => name)).toEqual(["get_video_thumbnails"]);
    expect(agent.tools[0]?.inputSchema.properties.url?.description).toContain("Link of the video");

    const { status, output } = await agent.call("get_video_thumbnails", { url: linkTo(videoId) });
    expect(status).toBe("Completed");
    expect(output).toBe(agentReply(parseVideoLinks(linkTo(videoId))));
    await expectResult(page, videoId);
  });

  test("an agent that passes an invalid link gets the reason", async ({ page }) => {
    const agent = await connectAgent(page);
    const { status, output } = await agent.call("get_video_thumbnails", { url: "https://vimeo.com/1084537" });
    expect(status).toBe("Completed");
    expect(output).toBe(linkProblemMessages["not-youtube"]);
    await expectToast(page, invalidLink);
  });
});
