import { serveFolder } from "./static-server.mjs";

// node scripts/serve/serve.mjs FOLDER: serves a built site at a free port, for the tests, and prints its URL.

const [folder = "out"] = process.argv.slice(2);
const { url } = await serveFolder(folder, 0);
console.log(url);
