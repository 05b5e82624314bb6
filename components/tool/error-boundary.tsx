import { Component, type ReactNode, type SubmitEvent } from "react";
import { parseLinks } from "@/lib/browser/url-store";
import { ELEMENT_IDS } from "@/lib/document-names";
import type { LinkProblem } from "@/lib/youtube/video-link";
import { toSearch } from "@/lib/results/url-state";
import { LinkForm } from "./field/link-form";

type State = { text: string | null; problem: LinkProblem | null };

/** React has no ref to the field of a tool that threw. */
const fieldText = () => document.querySelector<HTMLInputElement>(`#${ELEMENT_IDS.linkField}`)?.value ?? "";

/** Renders the link form alone if a child throws. Keeps the field's text; Generate reloads the page with its videos. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { text: null, problem: null };

  static getDerivedStateFromError() {
    // The tool that threw is still in the page. React calls this again if it cannot remove the tool.
    return { text: fieldText() };
  }

  /** Puts only IDs into the URL: servers refuse one that holds many links. */
  openVideos = (event: SubmitEvent) => {
    event.preventDefault();
    const links = parseLinks(fieldText());
    if (links.ok) location.assign(toSearch(links.videos));
    else this.setState({ problem: links.problem });
  };

  override render() {
    const { text, problem } = this.state;
    if (text === null) return this.props.children;
    return (
      <div ref={removeSiblings}>
        <LinkForm
          initialText={text}
          field={{
            edited: null,
            problem,
            notice: problem ? null : "crashed",
            isOutdated: true,
            form: { onSubmit: this.openVideos },
          }}
        />
      </div>
    );
  }
}

/** React leaves elements in the page that something else has moved or copied. */
function removeSiblings(element: HTMLElement | null) {
  element?.parentElement?.replaceChildren(element);
}
