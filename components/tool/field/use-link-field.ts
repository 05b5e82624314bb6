import { useEffectEvent, useLayoutEffect, useReducer, useRef, type ComponentProps } from "react";
import { flushSync, preconnect } from "react-dom";
import { toast } from "sonner";
import { showToast } from "@/components/toast/show-toast";
import { isTouchScreen } from "@/lib/browser/device";
import { fillIn, insertText, replaceText, toSingleLine } from "@/lib/browser/field-text";
import { followUrl, isInUrl, parseLinks } from "@/lib/browser/url-store";
import { invalidLink } from "@/lib/messages/toasts";
import { ELEMENT_IDS, TOASTS_CLASS } from "@/lib/document-names";
import { reactionTo, type Arrival, type Reaction } from "@/lib/results/arrival";
import {
  INITIAL_LINK_FIELD,
  isReplaceable,
  isOutdated,
  linkFieldReducer,
  type LinkFieldState,
} from "@/lib/results/link-field";
import { linksTo, type UrlSnapshot } from "@/lib/results/url-state";
import type { ParsedLinks } from "@/lib/youtube/find-videos";
import { IMAGE_HOSTS } from "@/lib/youtube/image-sources";
import { usePaste } from "./use-paste";

/** The state and the handlers of the link form. */
export type LinkField = Omit<LinkFieldState, "url"> & {
  /** Whether Generate would show something other than the page does. */
  isOutdated: boolean;
  form: ComponentProps<"form">;
  /** Absent where the tool has crashed. */
  paste?: (from: "field" | "below") => Promise<void>;
};

/**
 * The link field beside the page's URL: the problem with its text, and every way to fill it. Calls `onLinks` for each
 * generated text, even one without links.
 */
export function useLinkField(onLinks: (links: ParsedLinks) => void) {
  const [state, dispatch] = useReducer(linkFieldReducer, INITIAL_LINK_FIELD);
  /** Whether a click has selected the text. */
  const hasSelected = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  /** The field in the page now: an extension may have replaced the one that React rendered. */
  const getField = () => form.current?.querySelector("input") ?? null;
  const readLinks = () => parseLinks(getField()?.value ?? "");

  function generate(links: ParsedLinks) {
    // A result takes the focus from the field or the toasts. With a rejected text, the field keeps it, but on a touch
    // screen Generate takes it: that closes the keyboard, which would cover the toast.
    const focused = document.activeElement?.closest<HTMLElement>(
      `#${ELEMENT_IDS.linkField}, .${TOASTS_CLASS}, .${TOASTS_CLASS} *`,
    );
    if (links.ok) focused?.blur();
    else if (isTouchScreen()) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    // Before the toast, which scrolls the line clear of itself.
    if (!links.ok) flushSync(() => dispatch({ type: "rejected", problem: links.problem }));
    onLinks(links);
  }

  function edit() {
    const links = readLinks();
    dispatch({ type: "edited", links });
    // Generate will request the first image in a moment. Requests with CORS have connections of their own.
    if (links.ok) preconnect(IMAGE_HOSTS[0], { crossOrigin: "anonymous" });
  }

  /**
   * Selects the shown link on the first click or tap: the keyboards of phones paste without an event. Further clicks
   * place the caret until the field loses focus.
   */
  function select(field: EventTarget) {
    if (!(field instanceof HTMLInputElement) || isOutdated(state)) return;
    // Keep a selection that the person made.
    if (field.selectionStart !== field.selectionEnd) return;
    hasSelected.current = true;
    field.select();
  }

  /**
   * Fills the field with the URL's links after Back and Forward, and when the page has loaded: the early script cannot
   * search for them. Keeps a text typed before hydration, and any text after Back to the page without a result.
   */
  const showUrl = useEffectEvent((url: UrlSnapshot) => {
    dispatch({ type: "url-changed", url });
    const field = getField();
    if (!field || url.cause === "generate") return;
    const written = url.kind === "text" ? toSingleLine(url.text) : "";
    const text = url.kind === "videos" ? linksTo(url.videos) : written;
    const isTyped = url.cause === "page-load" && field.value !== "" && !isInUrl(field.value);
    if (text && !isTyped) fillIn(field, text);
    else if (field.value !== text) edit();
  });

  useLayoutEffect(() => followUrl((url) => showUrl(url)), []);

  function carryOut(arrival: Omit<Arrival, "links">): Reaction | undefined {
    const field = getField();
    if (!field) return;
    const reaction = reactionTo({ ...arrival, links: parseLinks(arrival.text) }, field, isReplaceable(state));
    if (reaction.kind === "insert") insertText(field, reaction.text, reaction.part);
    if (reaction.kind === "generate") {
      replaceText(field, reaction.text);
      generate(reaction.links);
    }
    const notice = "notice" in reaction ? reaction.notice : null;
    // Before the toast, which scrolls the line clear of itself.
    if (notice) flushSync(() => dispatch({ type: "noticed", notice }));
    if (reaction.kind === "say" && reaction.hasToast) showToast(invalidLink);
    // The line says enough: a toast, such as "Success!", is about something else.
    else if (reaction.kind === "say") toast.dismiss();
    return reaction;
  }

  return {
    ...state,
    isOutdated: isOutdated(state),
    paste: usePaste(form, getField, carryOut),
    form: {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        generate(readLinks());
      },
      onInput: edit,
      onBlur: () => {
        hasSelected.current = false;
      },
      onClick: ({ target }) => {
        // When text was selected before, browsers place the caret only after this event.
        if (!hasSelected.current) setTimeout(select, 0, target);
      },
    },
  } satisfies LinkField & LinkFieldState;
}
