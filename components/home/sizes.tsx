import { SIZES } from "@/lib/youtube/thumbnails";

/** The five sizes in a table and, where there is room, in a drawing. */
export function Sizes() {
  return (
    <>
      <p>YouTube makes up to five thumbnails of each video.</p>
      {/* The chart stands on the last line of the table. */}
      <div className="grid items-end gap-4 2xs:grid-cols-[minmax(0,1fr)_32%] md:grid-cols-[minmax(0,1fr)_minmax(19rem,40%)] md:gap-10">
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left whitespace-nowrap">
            <thead>
              <tr>
                {["Name", "Usual pixels", "Shape"].map((heading) => (
                  <th key={heading} scope="col" className="pr-2 [font-weight:inherit]">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SIZES.map(({ name, width, height }) => (
                <tr key={name} className="line-above">
                  <th scope="row" className="pr-2 text-ink [font-weight:inherit] first-letter:uppercase">
                    {name}
                  </th>
                  <td className="pr-2 [font-variant-numeric:tabular-nums]">
                    {width} × {height}
                  </td>
                  <td>{width * 9 === height * 16 ? "16:9" : "4:3"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <SizeDrawing />
      </div>
    </>
  );
}

/** The five sizes to scale, one in another, the largest in amber. Decorative: the table beside it has the numbers. */
function SizeDrawing() {
  return (
    <svg
      className="picture-amber rounded-md max-2xs:hidden"
      viewBox="0 0 1280 720"
      fill="currentColor"
      aria-hidden="true"
    >
      {/* Around standard. The others are translucent: each darkens the one that it lies on. */}
      <path className="fill-amber" d="M0 0h1280v720H640V240H0z" />
      <circle className="picture-sun" cx="945" cy="185" r="88" />
      <path className="picture-near" d="M640 720v-40L990 420l290 215v85z" />
      {SIZES.slice(0, -1).map(({ name, width, height }) => (
        <rect key={name} className="opacity-15" y={720 - height} width={width} height={height} />
      ))}
    </svg>
  );
}
