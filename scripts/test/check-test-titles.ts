// A title with a placeholder that jest could not fill in, such as `$name` where a row is an array, fails its test.
beforeEach(() => {
  const title = expect.getState().currentTestName ?? "";
  if (/\$[a-z]|\bNaN\b/.test(title)) throw new Error(`The title is not a sentence: ${title}`);
});
