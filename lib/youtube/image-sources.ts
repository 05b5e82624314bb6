/** The public image host, and a second with the same paths, which some networks can reach if the first is blocked. */
export const IMAGE_HOSTS = ["https://i.ytimg.com", "https://img.youtube.com"] as const;

/** The name of the first host, by which an ad blocker knows it. */
export const FIRST_HOST_NAME = new URL(IMAGE_HOSTS[0]).host;

/** How long a host may send nothing before its response, if none is left to ask, or between two chunks. */
export const RESPONSE_TIMEOUT_MS = 15_000;

/** How long a host may send nothing at all if another can be asked: a firewall may drop what is sent to the first. */
export const SILENCE_TIMEOUT_MS = 9_000;

/** How an image is requested, and by which source it is requested next after an error or a silence. */
type SourceRules = {
  host: (typeof IMAGE_HOSTS)[number];
  hasCors: boolean;
  silenceMs: number;
  afterError: Source | null;
  afterSilence: Source | null;
};

export type Source = "first-host" | "without-cors" | "second-host";

/**
 * Where an `<img>` is requested from; lib/browser/fetch-thumbnail.ts asks each host once. With CORS, saving finds the image
 * in the browser's cache, and a script can read it. A host may refuse that, and still show the image. The second host is
 * not known to allow it.
 */
export const SOURCES: Readonly<Record<Source, SourceRules>> = {
  "first-host": {
    host: IMAGE_HOSTS[0],
    hasCors: true,
    silenceMs: SILENCE_TIMEOUT_MS,
    afterError: "without-cors",
    afterSilence: "second-host",
  },
  "without-cors": {
    host: IMAGE_HOSTS[0],
    hasCors: false,
    silenceMs: SILENCE_TIMEOUT_MS,
    afterError: "second-host",
    afterSilence: "second-host",
  },
  "second-host": {
    host: IMAGE_HOSTS[1],
    hasCors: false,
    silenceMs: RESPONSE_TIMEOUT_MS,
    afterError: null,
    afterSilence: null,
  },
};
