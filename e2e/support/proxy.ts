import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { HOSTS } from "../image-host/server";

/**
 * Starts a proxy for engines without Chromium's --host-resolver-rules. It connects the image host's names to the fake
 * image host at `port` and rejects all others. It only forwards bytes, so TLS still ends at the fake image host.
 */
export async function startProxy(port: number) {
  const proxy = createServer((_request, response) => response.writeHead(502).end());
  proxy.on("connect", ({ url }, client) => {
    if (!HOSTS.some((host) => url === `${host}:443`)) {
      client.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      return;
    }
    const server = connect(port, "127.0.0.1", () => client.write("HTTP/1.1 200 Connection Established\r\n\r\n"));
    server.pipe(client).pipe(server);
    server.on("error", () => client.destroy());
    client.on("error", () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => proxy.close(),
  };
}
