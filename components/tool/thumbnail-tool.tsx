"use client";

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { preconnect } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { ToastRegion } from "@/components/toast/toast-region";
import { readClipboard } from "@/lib/browser/clipboard";
import { isIos, isTouchScreen } from "@/lib/browser/device";
import { onPasteOutsideFields } from "@/lib/browser/on-paste-outside-fields";
import { closeMenuOnNavigation } from "@/lib/browser/site-menu";
import { replaceText, toSingleLine } from "@/lib/browser/text-field";
import { getUrlSnapshot, subscribeToUrl, writeUrl, type UrlSnapshot } from "@/lib/browser/url-store";
import { generated, invalidLink } from "@/lib/messages/toast-messages";
import { parseVideoLink, type LinkProblem, type ParsedLink } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";
import { ErrorBoundary } from "./error-boundary";
import { ResultsFallback, ToolFallback } from "./error-fallbacks";
import { LinkForm, type FieldProblem } from "./link-form";
import { ThumbnailResults } from "./thumbnail-results";
import { useFieldBehaviour } from "./use-field-behaviour";

type Props = {
  /** The field in the page's HTML, before hydration. */
  renderedField?: HTMLInputElement | null;
};

/** The part of the page that runs in the browser. If it throws, the link form stays and keeps its text. */
export function ThumbnailTool({ renderedField = null }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <ErrorBoundary fallback={() => <ToolFallback field={field} />}>
      <Tool field={field} renderedField={renderedField} />
    </ErrorBoundary>
  );
}

/** What the person has done to the field since the URL changed to `url`. Stale once it changes again. */
type FieldState = { url: UrlSnapshot | null; problem: FieldProblem | null; isEdited: boolean };

/** Shows the URL's video. Generate puts the field's video into the URL. */
function Tool({ field, renderedField }: { field: RefObject<HTMLInputElement | null> } & Required<Props>) {
  const url = useSyncExternalStore<UrlSnapshot | null>(subscribeToUrl, getUrlSnapshot, () => null);
  const [fieldState, setFieldState] = useState<FieldState>({ url: null, problem: null, isEdited: false });
  const { problem, isEdited } = fieldState.url === url ? fieldState : { problem: problemOf(url), isEdited: false };
  const [isIosDevice] = useState(() => typeof navigator !== "undefined" && isIos(navigator.userAgent));
  const clipboardReads = useRef(0);
  const isLoading = useRef(true);
  const [wasFocused] = useState(() => renderedField !== null && document.activeElement === renderedField);

  function setProblem(next: FieldProblem | null) {
    setFieldState({ url: getUrlSnapshot(), problem: next, isEdited });
  }

  function generate(text: string, link = parseVideoLink(text)): ParsedLink {
    clipboardReads.current += 1;
    showToast(link.ok ? generated : invalidLink);
    if (!link.ok) {
      setProblem(link.problem);
      return link;
    }
    // On a touch screen, the keyboard would cover the result.
    if (isTouchScreen()) field.current?.blur();
    else if (document.activeElement === field.current) field.current?.select();
    writeUrl(link.videoId);
    return link;
  }

  function pasteText(text: string, link: ParsedLink) {
    if (field.current) replaceText(field.current, text);
    generate(text, link);
  }

  function edit(text: string) {
    clipboardReads.current += 1;
    const link = parseVideoLink(text);
    setFieldState({ url, problem: link.ok ? null : problem, isEdited: true });
    // Generate will request the first image in a moment.
    if (link.ok) preconnect(IMAGE_HOSTS[0]);
  }

  async function pasteFromClipboard() {
    const read = ++clipboardReads.current;
    const before = getUrlSnapshot();
    const text = (await readClipboard()) ?? "";
    // The browser may have asked for permission, and the person may have gone on meanwhile.
    if (read !== clipboardReads.current || before !== getUrlSnapshot()) return;
    const link = parseVideoLink(text);
    if (!link.ok && link.problem === "empty") {
      setProblem("no-clipboard");
      field.current?.focus();
    } else if (link.ok || field.current?.value.trim() === "") {
      pasteText(text, link);
    } else {
      setProblem({ clipboard: link.problem });
      showToast(invalidLink);
    }
  }

  const onPaste = useEffectEvent(pasteText);

  useLayoutEffect(() => {
    // Hydration keeps the field and its text, unless something else has changed the page: then React creates a new field.
    if (!renderedField || renderedField === field.current) return;
    fillIn(field.current, renderedField.value);
    if (wasFocused) field.current?.focus();
  }, [field, renderedField, wasFocused]);

  useEffect(() => {
    if (url === null) return;
    // When the page loads, the field already has the URL's link, or what the person has typed since.
    const keepsText = isLoading.current && field.current?.value !== "";
    isLoading.current = false;
    if (url.kind === "video" && url.generation === 0 && !keepsText)
      fillIn(field.current, `https://youtu.be/${url.videoId}`);
    if (url.kind !== "text") return;
    const link = parseVideoLink(url.text);
    if (!keepsText) fillIn(field.current, url.text);
    showToast(link.ok ? generated : invalidLink);
    if (link.ok) writeUrl(link.videoId);
  }, [field, url]);

  useEffect(() => onPasteOutsideFields((text, link) => onPaste(text, link)), []);
  useEffect(() => closeMenuOnNavigation("site-menu"), []);
  useFieldBehaviour(field, (text) => {
    const link = parseVideoLink(text);
    return link.ok && url?.kind === "video" && url.videoId === link.videoId;
  });

  return (
    <>
      <LinkForm
        field={field}
        problem={problem}
        onGenerate={generate}
        onPaste={pasteFromClipboard}
        onEdit={edit}
        isShown={url?.kind === "video" && !isEdited && problem === null}
      />
      {url === null && <div className="room-for-results" />}
      {url?.kind === "video" && (
        <ErrorBoundary
          key={`${url.videoId} ${url.generation}`}
          fallback={(remount) => <ResultsFallback onRetry={remount} />}
        >
          <ThumbnailResults videoId={url.videoId} isIos={isIosDevice} isRequested={url.generation > 0} />
        </ErrorBoundary>
      )}
      <ToastRegion />
    </>
  );
}

function problemOf(url: UrlSnapshot | null): LinkProblem | null {
  const link = url?.kind === "text" ? parseVideoLink(url.text) : null;
  return link && !link.ok ? link.problem : null;
}

function fillIn(field: HTMLInputElement | null, text: string) {
  if (field) field.value = toSingleLine(text);
}
