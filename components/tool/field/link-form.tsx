import clsx from "clsx";
import type { RefObject } from "react";
import { Icon } from "@/components/icons";
import { isTouchScreen } from "@/lib/browser/device";
import { ELEMENT_IDS } from "@/lib/document-names";
import { fieldHint, fieldMessage, formLabels } from "@/lib/messages/links";
import { EXAMPLE_PATH } from "@/lib/results/url-state";
import { ChangingText } from "../changing-text";
import type { LinkField } from "./use-link-field";

type Props = {
  field: LinkField;
  initialText?: string;
  /** Says which videos or links the result leaves out. */
  skipped?: string | null;
  lineRef?: RefObject<HTMLParagraphElement | null>;
};

/** The link field: a GET form to the home page, so that it works before hydration. Never clears its text. */
export function LinkForm({ field, initialText, skipped = null, lineRef }: Props) {
  const { edited, problem, notice, paste } = field;
  const shownProblem = notice ?? problem;
  const shownSkipped = edited ? null : skipped;
  const message = shownProblem ? fieldMessage(shownProblem, { isTouchScreen: isTouchScreen() }) : shownSkipped;
  const line = message ?? fieldHint(edited);
  // For an empty field, the toast names the problem, and the line only says what to do.
  const isQuiet = message === null || shownProblem === "empty";

  return (
    <form action="/" method="get" noValidate data-has-video={edited?.ok || undefined} {...field.form}>
      <div className="link-field">
        <label htmlFor={ELEMENT_IDS.linkField} className="sr-only">
          {formLabels.field}
        </label>
        <input
          id={ELEMENT_IDS.linkField}
          name="url"
          type="text"
          defaultValue={initialText}
          inputMode="url"
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Paste a YouTube link"
          aria-describedby={ELEMENT_IDS.fieldLine}
          aria-invalid={problem !== null}
        />
        {paste && (
          <button
            type="button"
            aria-label={formLabels.paste}
            className="button button-large button-solid paste-button needs-script"
            onClick={() => paste("field")}
          >
            <Icon name="clipboard" />
            <span>{formLabels.paste}</span>
          </button>
        )}
        <button type="submit" className={clsx("button button-large", field.isOutdated && "button-solid")}>
          {formLabels.generate}
        </button>
      </div>
      {/* The line keeps its room while edited text hides what was left out. */}
      <div className={clsx("field-line", (message ?? skipped) !== null && "field-line-open")}>
        <p
          ref={lineRef}
          id={ELEMENT_IDS.fieldLine}
          className={clsx(
            "inline -scroll-mt-2",
            !isQuiet && "font-semibold",
            !isQuiet && (shownProblem ? "text-danger-ink" : "text-ink"),
          )}
        >
          {shownProblem && !isQuiet && <Icon name="warning" className="me-2" />}
          {/*
            Announced only if something is wrong or left out. A new element for each line: one that the icon moves counts
            as a layout shift.
          */}
          <span aria-live="polite">{message !== null && <ChangingText key={line}>{line}</ChangingText>}</span>
          {message === null && <ChangingText key={line}>{line}</ChangingText>}
        </p>{" "}
        <a
          href={EXAMPLE_PATH}
          hidden={!isQuiet}
          className="link-example link link-alone font-semibold -my-1 text-ink pointer-coarse:-my-3"
        >
          Try an example
        </a>
      </div>
    </form>
  );
}
