type Wave = readonly [length: number, amplitude: number];
type Ridge = { colour: string; y: number; mountain: Wave; hill: Wave };

/** Ridges from far to near. Each outline starts at a mean y coordinate and adds up two waves. */
const RIDGES: readonly Ridge[] = [
  { colour: "#a9bfc1", y: 418, mountain: [330, 52], hill: [140, 7] },
  { colour: "#7f9fa6", y: 470, mountain: [420, 56], hill: [170, 8] },
  { colour: "#527985", y: 532, mountain: [520, 60], hill: [210, 9] },
  { colour: "#2f5560", y: 602, mountain: [610, 54], hill: [240, 9] },
  { colour: "#17333a", y: 668, mountain: [760, 44], hill: [280, 9] },
];

/** A 1280 x 720 evening landscape as SVG, so that our screenshots show nobody else's work. */
export const LANDSCAPE = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" preserveAspectRatio="xMidYMid slice">
    <rect width="1280" height="720" fill="#f2d9a6"/>
    <rect width="1280" height="300" fill="#f0cf99"/>
    <rect width="1280" height="205" fill="#e9c190"/>
    <rect width="1280" height="105" fill="#dfb289"/>
    <circle cx="890" cy="272" r="104" fill="#fff1cd"/>
    ${RIDGES.map((ridge, index) => `<path fill="${ridge.colour}" d="M0 720${outline(ridge, index)}V720Z"/>`).join("")}
  </svg>`;

/** Adds up two waves, one pointed like a mountain and one round like a hill. */
function outline({ y, mountain, hill }: Ridge, index: number) {
  const yAt = (x: number) => {
    const pointed = 1 - 2 * Math.abs(Math.sin((x / mountain[0]) * Math.PI + index * 1.3));
    return y - mountain[1] * pointed - hill[1] * Math.sin((x / hill[0]) * 2 * Math.PI + index);
  };
  return Array.from({ length: 161 }, (_, step) => `L${step * 8} ${yAt(step * 8).toFixed(1)}`).join("");
}
