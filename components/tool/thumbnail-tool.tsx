"use client";

import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from "react";
import { loadToasts, showToast } from "@/components/toast/show-toast";
import { askedIn, followAddress, searchFor, type Asked } from "@/lib/address";
import { readClipboard } from "@/lib/clipboard";
import { closeMenuOnChoice } from "@/lib/close-menu-on-choice";
import { keepOnReturn } from "@/lib/keep-on-return";
import { onPasteOutsideFields } from "@/lib/on-paste-outside-fields";
import { generated, invalidLink } from "@/lib/toast-words";
import { trustOwnScripts } from "@/lib/trust-own-scripts";
import { parseVideoLink, type VideoId } from "@/lib/youtube/parse-video-link";
import { LinkForm, type FieldProblem } from "./link-form";
import { ThumbnailResults } from "./thumbnail-results";

trustOwnScripts();

/** A video, and how often it was asked for: a new turn asks for everything anew, also for the same video. */
type Result = { videoId: VideoId; turn: number };

/** The tool: owns the answer to the last valid link, and keeps the page's address in step with it. */
export function ThumbnailTool() {
  const [result, setResult] = useState<Result | "not read" | null>("not read");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [ToastRegion, setToastRegion] = useState<ComponentType | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function expectToasts() {
    if (!ToastRegion) void loadToasts().then((toasts) => toasts && setToastRegion(() => toasts.ToastRegion));
  }

  function fillIn(text: string) {
    // The field would drop a line break and join the words around it.
    if (field.current) field.current.value = text.replace(/\s+/g, " ");
  }

  function generate(text: string) {
    expectToasts();
    const link = parseVideoLink(text);
    setProblem(link.ok ? null : link.problem);
    showToast(link.ok ? generated : invalidLink);
    if (!link.ok) return;
    // The keyboard of a phone would stay, and lie over the result.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
    const { videoId } = link;
    setResult((before) => ({ videoId, turn: isResult(before) ? before.turn + 1 : 0 }));
    const asked = askedIn(location.search);
    if (asked.kind === "video" && asked.videoId === videoId) return;
    // A link in the address has been read: its place in the history becomes that of its result.
    history[asked.kind === "text" ? "replaceState" : "pushState"](null, "", searchFor(videoId));
  }

  function generateFrom(text: string) {
    fillIn(text);
    generate(text);
  }

  async function pasteFromClipboard() {
    const text = await readClipboard();
    if (text !== null) return generateFrom(text);
    setProblem("clipboard");
    field.current?.focus();
  }

  const show = useEffectEvent((asked: Asked) => {
    if (asked.kind === "text") {
      setResult((before) => (isResult(before) ? before : null));
      return generateFrom(asked.text);
    }
    if (asked.kind === "nothing") return setResult(null);
    const { videoId } = asked;
    if (isResult(result) && result.videoId === videoId) return;
    setProblem(null);
    setResult({ videoId, turn: 0 });
    fillIn(`https://youtu.be/${videoId}`);
  });

  const paste = useEffectEvent(generateFrom);

  // The code for toasts has to be there before the network goes, for it is then that they are needed.
  const prepare = useEffectEvent(expectToasts);
  const hasResult = isResult(result);
  useEffect(() => {
    if (hasResult) prepare();
  }, [hasResult]);

  useEffect(() => followAddress((asked) => show(asked)), []);
  useEffect(() => onPasteOutsideFields((text) => paste(text)), []);
  useEffect(() => closeMenuOnChoice("site-menu"), []);
  useEffect(() => (field.current ? keepOnReturn(field.current) : undefined), []);

  return (
    <div onPointerEnter={expectToasts} onFocus={expectToasts} onClickCapture={expectToasts}>
      <LinkForm
        field={field}
        problem={problem}
        onGenerate={generate}
        onPaste={pasteFromClipboard}
        onMended={() => setProblem(null)}
      />
      {result === "not read" && <div className="room-for-results" />}
      {isResult(result) && <ThumbnailResults key={`${result.videoId} ${result.turn}`} videoId={result.videoId} />}
      {ToastRegion && <ToastRegion />}
    </div>
  );
}

function isResult(result: Result | "not read" | null): result is Result {
  return typeof result === "object" && result !== null;
}
