import { SOURCES } from "./image-sources";

test("a host may be silent for 9 s while another is left to ask, then for 15 s", () => {
  const sources = Object.values(SOURCES);
  expect(sources.map(({ silenceMs }) => silenceMs)).toEqual(
    sources.map(({ afterSilence }) => (afterSilence ? 9_000 : 15_000)),
  );
});
