import "react";

/** WebMCP's declarative API, by which an AI agent in the browser can use a form (Chrome's origin trial of 2026). */
declare module "react" {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** If present, the agent may submit the form by itself. For forms that only read. */
    toolautosubmit?: "";
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

declare global {
  interface SubmitEvent {
    readonly agentInvoked?: boolean;
    /** Call it during the event, after `preventDefault()`. */
    respondWith?(reply: Promise<string>): void;
  }
}
