import clsx from "clsx";
import type { RefObject } from "react";
import { Icon } from "@/components/icons";
import { isTouchScreen } from "@/lib/browser/device";
import { fieldText } from "@/lib/browser/link-field";
import { ELEMENT_IDS } from "@/lib/document-names";
import { fieldMessage, formLabels, type FieldProblem } from "@/lib/messages/links";
import { EXAMPLE_PATH } from "@/lib/results/url-state";

type Props = {
  initialText?: string;
  problem: FieldProblem | null;
  /** Whether Generate has rejected the text, whatever the problem is by now. */
  isRejected?: boolean;
  /** Shown if there is neither a problem nor a note. */
  hint?: string;
  /** What the list of videos leaves out. */
  note?: string | null;
  lineRef?: RefObject<HTMLParagraphElement | null>;
  /** Whether the line keeps its room beside a result even without a problem or a note. */
  keepsLine?: boolean;
  /** Without it, the browser submits the form, which reloads the page. */
  onGenerate?: (text: string) => void;
  onPaste?: () => void;
  onEdit?: (text: string) => void;
  /** Whether the text, since it was edited, has a video. */
  hasVideo?: boolean;
  /** Whether the field holds the link whose result is shown. */
  isShown?: boolean;
};

/** The link field: a GET form to the home page, so that it works before hydration. Never clears its text. */
export function LinkForm(props: Props) {
  const { problem, hint, note = null, lineRef, onGenerate, onPaste, onEdit, keepsLine } = props;
  const { isRejected = false, hasVideo = false, isShown = false } = props;
  const isTextWrong = isRejected || (typeof problem === "string" && problem !== "crashed");
  const message = problem ? fieldMessage(problem, isTouchScreen()) : note;
  const line = message ?? hint;
  // Of an empty field, the toast says what is wrong, and the line only what to do.
  const isQuiet = message === null || problem === "empty";

  return (
    <form
      action="/"
      method="get"
      noValidate
      data-has-video={hasVideo || undefined}
      onSubmit={(event) => {
        if (!onGenerate) return;
        event.preventDefault();
        onGenerate(fieldText());
      }}
    >
      <div className="link-field">
        <label htmlFor={ELEMENT_IDS.linkField} className="sr-only">
          {formLabels.field}
        </label>
        <input
          id={ELEMENT_IDS.linkField}
          name="url"
          type="text"
          defaultValue={props.initialText}
          inputMode="url"
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Paste a YouTube link"
          aria-describedby="link-hint"
          aria-invalid={isTextWrong}
          onChange={(event) => onEdit?.(event.currentTarget.value)}
        />
        {onPaste && (
          <button
            type="button"
            aria-label={formLabels.paste}
            className="button paste-button needs-script"
            onClick={onPaste}
          >
            <Icon name="clipboard" />
            <span>{formLabels.paste}</span>
          </button>
        )}
        <button type="submit" className={clsx("button", !isShown && "button-solid")}>
          {formLabels.generate}
        </button>
      </div>
      <div className={clsx("field-line", (message !== null || keepsLine) && "field-line-open")}>
        <p
          ref={lineRef}
          id="link-hint"
          className={clsx(
            "inline -scroll-mt-2",
            !isQuiet && "font-semibold",
            !isQuiet && (problem ? "text-danger-ink" : "text-ink"),
          )}
          aria-live="polite"
        >
          {/* Always one element with one text: React could not remove a text that a translation has moved. */}
          {problem && !isQuiet && <Icon name="warning" className="me-2" />}
          <span key={line}>{line}</span>
        </p>{" "}
        <a
          href={EXAMPLE_PATH}
          hidden={message !== null && problem !== "empty"}
          className="link-example link link-alone font-semibold -my-1 text-ink pointer-coarse:-my-3"
        >
          Try an example
        </a>
      </div>
    </form>
  );
}
