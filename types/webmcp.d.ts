import "react";

/** By these a form tells an agent in the browser what it does, and answers it (WebMCP, declarative API, Chrome's origin trial of 2026). */
declare module "react" {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** Present: the agent may send the form without a press by the person. Fit for what only looks. */
    toolautosubmit?: "";
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

declare global {
  interface SubmitEvent {
    readonly agentInvoked?: boolean;
    /** After `preventDefault()`, and before the event is over. */
    respondWith?(answer: Promise<string>): void;
  }
}
