import { startCountdown } from "./countdown";

type Tick = [now: number, paused?: "paused"];

test.each<[title: string, ...ticks: Tick[]]>([
  ["at its last tick", [1400], [1900], [1999], [2000]],
  ["at the first tick after its time, however late the ticks are", [1900], [2600]],
  ["later by a pause", [1500], [1600, "paused"], [1700, "paused"], [1800], [2199], [2200]],
  ["later by a pause with late ticks", [1500], [4000, "paused"], [9000, "paused"], [9100], [9499], [9500]],
  ["not at a late tick after a pause", [1500, "paused"], [60_000], [60_899], [60_900]],
])("a countdown of a second that starts at 1000 ms ends %s", (_title, ...ticks) => {
  const isOver = startCountdown(1000, 1000);
  const results = ticks.map(([now, paused]) => isOver(now, paused !== undefined));
  expect(results).toEqual(ticks.map((_tick, index) => index === ticks.length - 1));
});
