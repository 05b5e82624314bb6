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
import { isIos, isTouchScreen } from "@/lib/browser/device";
import { onPasteOutsideFields } from "@/lib/browser/on-paste-outside-fields";
import { closeMenuOnNavigation } from "@/lib/browser/site-menu";
import { replaceText, toSingleLine } from "@/lib/browser/text-field";
import { getUrlSnapshot, subscribeToUrl, writeUrl, type UrlSnapshot } from "@/lib/browser/url-store";
import { skippedMessage, type FieldProblem } from "@/lib/messages/links";
import { generated, invalidLink } from "@/lib/messages/toasts";
import { toSearch } from "@/lib/results/url-state";
import { shortLink, type LinkProblem } from "@/lib/youtube/parse-video-link";
import { parseVideoLinks, type ParsedLinks } from "@/lib/youtube/parse-video-links";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";
import { ErrorBoundary } from "./error-boundary";
import { ToolFallback } from "./error-fallbacks";
import { LinkForm } from "./link-form";
import { Result } from "./result";
import { useClipboardReader } from "./use-clipboard-reader";
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

/** Shows the URL's videos. Generate puts the field's videos into the URL. */
function Tool({ field, renderedField }: { field: RefObject<HTMLInputElement | null> } & Required<Props>) {
  const url = useSyncExternalStore<UrlSnapshot | null>(subscribeToUrl, getUrlSnapshot, () => null);
  const [fieldState, setFieldState] = useState<FieldState>({ url: null, problem: null, isEdited: false });
  const { problem, isEdited } = fieldState.url === url ? fieldState : { problem: problemOf(url), isEdited: false };
  const [isIosDevice] = useState(() => typeof navigator !== "undefined" && isIos(navigator.userAgent));
  const clipboard = useClipboardReader();
  const isLoading = useRef(true);
  const [wasFocused] = useState(() => renderedField !== null && document.activeElement === renderedField);

  function setProblem(next: FieldProblem | null) {
    setFieldState({ url: getUrlSnapshot(), problem: next, isEdited });
  }

  function generate(text: string, links = parseVideoLinks(text)): ParsedLinks {
    clipboard.ignorePending();
    showToast(links.ok ? generated : invalidLink);
    if (!links.ok) {
      setProblem(links.problem);
      return links;
    }
    // On a touch screen, the keyboard would cover the result.
    if (isTouchScreen()) field.current?.blur();
    else if (document.activeElement === field.current) field.current?.select();
    writeUrl(links);
    return links;
  }

  function pasteText(text: string, links: ParsedLinks) {
    if (field.current) replaceText(field.current, text);
    generate(text, links);
  }

  function edit(text: string) {
    clipboard.ignorePending();
    const links = parseVideoLinks(text);
    setFieldState({ url, problem: links.ok ? null : problem, isEdited: true });
    // Generate will request the first image in a moment.
    if (links.ok) preconnect(IMAGE_HOSTS[0]);
  }

  async function pasteFromClipboard() {
    const text = await clipboard.read();
    if (text === null) return;
    const links = parseVideoLinks(text);
    if (!links.ok && links.problem === "empty") {
      setProblem("no-clipboard");
      field.current?.focus();
    } else if (links.ok || field.current?.value.trim() === "") {
      pasteText(text, links);
    } else {
      setProblem({ clipboard: links.problem });
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
    if (url.kind === "videos" && url.generation === 0 && !keepsText)
      fillIn(field.current, url.videoIds.map(shortLink).join(" "));
    if (url.kind !== "text") return;
    if (!keepsText) fillIn(field.current, url.text);
    showToast(url.links.ok ? generated : invalidLink);
    if (url.links.ok) writeUrl(url.links);
  }, [field, url]);

  useEffect(() => onPasteOutsideFields((text, links) => onPaste(text, links)), []);
  useEffect(() => closeMenuOnNavigation("site-menu"), []);
  useFieldBehaviour(field, (text) => {
    const links = parseVideoLinks(text);
    return links.ok && url?.kind === "videos" && toSearch(url.videoIds) === toSearch(links.videoIds);
  });

  return (
    <>
      <LinkForm
        field={field}
        problem={problem}
        note={url?.kind === "videos" && !isEdited ? skippedMessage(url.skipped) : null}
        onGenerate={generate}
        onPaste={pasteFromClipboard}
        onEdit={edit}
        isShown={url?.kind === "videos" && !isEdited && problem === null}
      />
      {url === null && <div className="room-for-results" />}
      {url?.kind === "videos" && (
        <Result
          key={`${toSearch(url.videoIds)} ${url.generation}`}
          videoIds={url.videoIds}
          isIos={isIosDevice}
          isRequested={url.generation > 0}
        />
      )}
      <ToastRegion />
    </>
  );
}

function problemOf(url: UrlSnapshot | null): LinkProblem | null {
  return url?.kind === "text" && !url.links.ok ? url.links.problem : null;
}

function fillIn(field: HTMLInputElement | null, text: string) {
  if (field) field.value = toSingleLine(text);
}
