"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { ToastRegion } from "@/components/toast/toast-region";
import { followUrl, writeUrl, type UrlState } from "@/lib/results/url-state";
import { readClipboard } from "@/lib/browser/clipboard";
import { closeMenuOnNavigation } from "@/lib/browser/site-menu";
import { toSingleLine, replaceText, replaceTextOnDrop, selectTextOnClick } from "@/lib/browser/text-field";
import { isIos } from "@/lib/browser/device";
import { keepTextAfterBack } from "@/lib/browser/keep-on-return";
import { onPasteOutsideFields } from "@/lib/browser/on-paste-outside-fields";
import { generated, invalidLink } from "@/lib/messages/toast-messages";
import { parseVideoLink, type VideoId } from "@/lib/youtube/parse-video-link";
import { ErrorBoundary } from "./error-boundary";
import { ResultsFailed, ToolFailed } from "./failures";
import { LinkForm, type FieldProblem } from "./link-form";
import { ThumbnailResults } from "./thumbnail-results";

type Props = {
  /** The field of the page as it was delivered. */
  renderedField?: HTMLInputElement | null;
};

/** The part of the page that runs in the browser. If it throws, the link form stays, with what was typed. */
export function ThumbnailTool({ renderedField = null }: Props) {
  return (
    <ErrorBoundary fallback={() => <ToolFailed />}>
      <Tool renderedField={renderedField} />
    </ErrorBoundary>
  );
}

/** A video, and how often it was requested: a new attempt loads everything again, for the same video too. */
type Result = { videoId: VideoId; attempt: number; isRequested: boolean };

/** Owns the answer to the last valid link, and keeps the page's address in step with it. */
function Tool({ renderedField }: { renderedField: HTMLInputElement | null }) {
  const [result, setResult] = useState<Result | "address not read" | null>("address not read");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const [isIosDevice] = useState(() => typeof navigator !== "undefined" && isIos(navigator.userAgent));
  const field = useRef<HTMLInputElement>(null);
  const [wasFocused] = useState(() => renderedField !== null && document.activeElement === renderedField);

  function fillIn(text: string) {
    if (field.current) field.current.value = toSingleLine(text);
  }

  function generate(text: string) {
    const link = parseVideoLink(text);
    setProblem(link.ok ? null : link.problem);
    showToast(link.ok ? generated : invalidLink);
    if (!link.ok) return;
    // The on-screen keyboard of a phone would stay and cover the result.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
    else if (document.activeElement === field.current) field.current?.select();
    const { videoId } = link;
    setIsEdited(false);
    setResult((previous) => ({ videoId, attempt: isResult(previous) ? previous.attempt + 1 : 0, isRequested: true }));
    writeUrl(videoId);
  }

  function pasteText(text: string) {
    if (field.current) replaceText(field.current, text);
    generate(text);
  }

  function edit(text: string) {
    setIsEdited(true);
    if (parseVideoLink(text).ok) setProblem(null);
  }

  async function pasteFromClipboard() {
    const text = (await readClipboard()) ?? "";
    const link = parseVideoLink(text);
    if (!link.ok && link.problem === "empty") {
      setProblem("no-clipboard");
      field.current?.focus();
    } else if (link.ok || field.current?.value.trim() === "") {
      pasteText(text);
    } else {
      setProblem({ clipboard: link.problem });
      showToast(invalidLink);
    }
  }

  const show = useEffectEvent((state: UrlState) => {
    if (state.kind === "text") {
      setResult((previous) => (isResult(previous) ? previous : null));
      fillIn(state.text);
      return generate(state.text);
    }
    if (state.kind === "nothing") return setResult(null);
    const { videoId } = state;
    if (isResult(result) && result.videoId === videoId) return;
    setProblem(null);
    setIsEdited(false);
    setResult({ videoId, attempt: 0, isRequested: false });
    fillIn(`https://youtu.be/${videoId}`);
  });

  const paste = useEffectEvent(pasteText);

  const isResultOf = useEffectEvent((text: string) => {
    const link = parseVideoLink(text);
    return link.ok && isResult(result) && result.videoId === link.videoId;
  });

  useLayoutEffect(() => {
    // React keeps the rendered field and its text, unless something else has changed the page: then it builds a new field.
    if (!renderedField || renderedField === field.current) return;
    fillIn(renderedField.value);
    if (wasFocused) field.current?.focus();
  }, [renderedField, wasFocused]);

  useEffect(() => followUrl((state) => show(state)), []);
  useEffect(() => onPasteOutsideFields((text) => paste(text)), []);
  useEffect(() => closeMenuOnNavigation("site-menu"), []);
  useEffect(() => (field.current ? keepTextAfterBack(field.current) : undefined), []);
  useEffect(() => (field.current ? replaceTextOnDrop(field.current) : undefined), []);
  useEffect(() => (field.current ? selectTextOnClick(field.current, (text) => isResultOf(text)) : undefined), []);

  return (
    <>
      <LinkForm
        field={field}
        problem={problem}
        onGenerate={generate}
        onPaste={pasteFromClipboard}
        onEdit={edit}
        isShown={isResult(result) && !isEdited && problem === null}
      />
      {result === "address not read" && <div className="room-for-results" />}
      {isResult(result) && (
        <ErrorBoundary
          key={`${result.videoId} ${result.attempt}`}
          fallback={(remount) => <ResultsFailed onRetry={remount} />}
        >
          <ThumbnailResults videoId={result.videoId} isIos={isIosDevice} isRequested={result.isRequested} />
        </ErrorBoundary>
      )}
      <ToastRegion />
    </>
  );
}

function isResult(result: Result | "address not read" | null): result is Result {
  return typeof result === "object" && result !== null;
}
