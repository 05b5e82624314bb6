// Loaded first, with --require. Written in ES5, so that a Node too old to parse the other scripts can still print the
// message. npm itself only warns of a version that is not among the engines.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- a preloaded script is CommonJS
var engines = require("../package.json").engines;
var found = process.versions.node.split(".").map(Number);
// Each range is like ^20.19.0 or >=24.0.0.
var isSupported = engines.node.split("||").some(function (range) {
  var wanted = range.match(/\d+/g).map(Number);
  if (found[0] === wanted[0]) return found[1] >= wanted[1];
  return range.indexOf(">=") !== -1 && found[0] > wanted[0];
});

if (!isSupported) {
  console.error("This site needs Node " + engines.node + ". This is Node " + process.versions.node + ".");
  process.exit(1);
}
