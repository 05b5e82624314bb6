// Loaded first, with --require. Written in ES5, so that a Node too old to parse the other scripts can still print the
// message. npm itself only warns of a version that is not among the engines.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- a preloaded script is CommonJS
var engines = require("../package.json").engines;
var wanted = engines.node.match(/\d+/g).slice(0, 2).map(Number);
var found = process.versions.node.split(".").map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error("This site needs Node " + wanted.join(".") + " or newer. This is Node " + process.versions.node + ".");
  process.exit(1);
}
