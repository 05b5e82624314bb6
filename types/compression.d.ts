/** What scripts/serve/static-server.mjs uses of compression. Its own types would install Express's types too. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
