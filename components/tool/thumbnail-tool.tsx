"use client";

import clsx from "clsx";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { showToast } from "@/components/toast/show-toast";
import { ToastRegion } from "@/components/toast/toast-region";
import { ignoreEventsAfterPageHide } from "@/lib/browser/back-forward-cache";
import { closeMenuOnNavigation } from "@/lib/browser/site-menu";
import { layOutFor, writeUrl } from "@/lib/browser/url-store";
import type { RootData } from "@/lib/document-names";
import { skippedMessage } from "@/lib/messages/links";
import { videosName } from "@/lib/messages/list";
import { generated, invalidLink } from "@/lib/messages/toasts";
import type { ParsedLinks } from "@/lib/youtube/find-videos";
import type { FoundVideo } from "@/lib/youtube/video-link";
import { ErrorBoundary } from "./error-boundary";
import { LinkForm } from "./field/link-form";
import { ThumbnailResults } from "./result/thumbnail-results";
import { giveRoomBack, RoomForResult } from "./room-for-result";
import { useLinkField } from "./field/use-link-field";
import { useEarlyPresses } from "./use-early-presses";
import type { HeadingOptions } from "./use-result-heading";
import { VideoList } from "./list/video-list";

/** The part of the page that runs in the browser. If it throws, the link form stays and keeps its text. */
export function ThumbnailTool() {
  useEffect(() => {
    // Otherwise the early script will mark the tool as overdue, or has done so.
    const started: RootData = { tool: "started" };
    Object.assign(document.documentElement.dataset, started);
  }, []);

  useEffect(ignoreEventsAfterPageHide, []);

  return (
    <ErrorBoundary>
      <Tool />
    </ErrorBoundary>
  );
}

/** Shows the URL's videos. Generate puts the field's videos into the URL. */
function Tool() {
  const field = useLinkField(submit);
  const { url } = field;
  const result = url?.kind === "videos" ? url : null;
  const skipped = result && skippedMessage(result);
  const ignoreEarly = useEarlyPresses(url?.key ?? 0);
  const line = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!url) return;
    layOutFor(url);
    giveRoomBack();
  }, [url]);

  // Text in the URL was submitted before hydration, or shared by another app.
  useEffect(() => {
    if (url?.kind === "text") submit(url.links);
  }, [url]);

  useEffect(() => {
    if (!result) return;
    const original = document.title;
    document.title = `${videosName(result.videos)} - ${original}`;
    return () => {
      document.title = original;
    };
  }, [result]);

  useEffect(closeMenuOnNavigation, []);

  return (
    <>
      <div className="has-room" onClickCapture={ignoreRepeat} onKeyDownCapture={ignoreRepeat}>
        <LinkForm field={field} skipped={skipped} lineRef={line} />
        {url === null && <RoomForResult />}
        {result && (
          // A new container for each result: an extension may have removed the last one, or moved what is in it.
          <div
            key={result.key}
            className={clsx("@container/result", field.isOutdated && "outdated")}
            onClickCapture={ignoreEarly}
          >
            <Result
              videos={result.videos}
              isRequested={result.cause === "generate" || result.cause === "all-sizes"}
              line={skipped !== null && field.edited === null ? line : null}
              onPasteNext={() => field.paste("below")}
            />
          </div>
        )}
      </div>
      <ToastRegion />
    </>
  );
}

type ResultProps = HeadingOptions & { videos: readonly FoundVideo[]; onPasteNext: () => void };

/** The sizes of one video, or a list of several. */
function Result({ videos, onPasteNext, ...options }: ResultProps) {
  const [video, ...others] = videos;
  if (others.length > 0) return <VideoList videos={videos} {...options} />;
  return video && <ThumbnailResults {...video} onPasteNext={onPasteNext} {...options} />;
}

/** Lets a double click, and Enter while it is held, press a button or send the form once. */
function ignoreRepeat(event: MouseEvent | KeyboardEvent) {
  const isRepeat = "key" in event ? event.key === "Enter" && event.repeat : event.detail > 1;
  if (!isRepeat) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Puts the videos into the URL, or says that there are none. */
function submit(links: ParsedLinks) {
  showToast(links.ok ? generated : invalidLink);
  if (links.ok) writeUrl(links, "generate");
}
