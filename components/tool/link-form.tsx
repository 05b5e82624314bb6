import clsx from "clsx";
import type { RefObject } from "react";
import { preconnect } from "react-dom";
import { Icon } from "@/components/icons";
import { replyToAgent } from "@/lib/messages/agent-reply";
import { linkProblemMessages } from "@/lib/messages/link-problem-messages";
import { parseVideoLink, type LinkProblem } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";

/** What is wrong: with the text in the field, with the text on the clipboard, with the clipboard, or with the tool itself. */
export type FieldProblem = LinkProblem | { clipboard: LinkProblem } | "no-clipboard" | "crashed";

const EXAMPLE_VIDEO = "aqz-KE-bpKQ"; // Big Buck Bunny, CC BY

const problemWords: Record<Extract<FieldProblem, string>, string> = {
  ...linkProblemMessages,
  "no-clipboard": "Couldn't read your clipboard. Paste into the field instead.",
  crashed: "Something else changed this page, perhaps a browser extension. Press Generate to load it again.",
};

type Props = {
  field?: RefObject<HTMLInputElement | null>;
  initialText?: string;
  problem: FieldProblem | null;
  /** Without it the browser sends the form, which loads the page again. */
  onGenerate?: (text: string) => void;
  onPaste?: () => void;
  onEdit?: (text: string) => void;
  /** The field still holds the link whose result is shown. */
  isShown?: boolean;
};

/** The link field. A real GET form to the home page, so it works before its script has arrived. It never clears what was typed. */
export function LinkForm({ field, initialText, problem, onGenerate, onPaste, onEdit, isShown = false }: Props) {
  const isTextWrong = typeof problem === "string" && problem !== "no-clipboard" && problem !== "crashed";

  return (
    <form
      action="/"
      method="get"
      noValidate
      toolname="get_video_thumbnails"
      tooldescription="Shows the five thumbnails of a YouTube video, to view and save."
      toolautosubmit=""
      onSubmit={(event) => {
        if (!onGenerate) return;
        event.preventDefault();
        const text = field?.current?.value ?? "";
        onGenerate(text);
        replyToAgent(event.nativeEvent, parseVideoLink(text));
      }}
    >
      <div className="link-field">
        <label htmlFor="link" className="sr-only">
          YouTube video link
        </label>
        <input
          ref={field}
          id="link"
          name="url"
          type="text"
          defaultValue={initialText}
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Paste a YouTube link"
          aria-describedby="link-hint"
          aria-invalid={isTextWrong}
          toolparamdescription="Link of the video: a watch, youtu.be, Shorts, Live or embed address"
          onChange={(event) => {
            const text = event.currentTarget.value;
            onEdit?.(text);
            // The first image will be requested in a moment: connect to its host as soon as that is sure.
            if (parseVideoLink(text).ok) preconnect(IMAGE_HOSTS[0]);
          }}
        />
        {onPaste && (
          <button type="button" className="button needs-script" onClick={onPaste}>
            <Icon name="clipboard" className="max-2xs:hidden" />
            Paste
          </button>
        )}
        <button type="submit" className={clsx("button", !isShown && "button-solid")}>
          Generate
        </button>
      </div>
      <div className="link-hint">
        <p id="link-hint" className="inline" aria-live="polite">
          {/* One element with one text: a translation may have moved the text, and React could not remove it then. */}
          <span className={clsx(problem && "font-semibold text-ink")}>
            {problem ? problemMessage(problem) : "Works with watch, youtu.be, Shorts, Live and embed links"}
          </span>
        </p>{" "}
        <a
          href={`/?v=${EXAMPLE_VIDEO}`}
          hidden={problem !== null && problem !== "empty"}
          className="link-example link font-semibold text-ink"
        >
          Try an example
        </a>
      </div>
    </form>
  );
}

function problemMessage(problem: FieldProblem): string {
  return typeof problem === "string" ? problemWords[problem] : `Clipboard: ${problemWords[problem.clipboard]}`;
}
