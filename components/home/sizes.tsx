import { Pixels } from "@/components/pixels";
import { ELEMENT_IDS } from "@/lib/document-names";
import { SIZES } from "@/lib/youtube/thumbnails";

/** The five sizes in a table and, where there is room, in a drawing. */
export function Sizes() {
  return (
    <>
      <p>YouTube makes up to five sizes of each thumbnail.</p>
      {/* The chart stands on the last line of the table. */}
      <div className="grid items-end gap-4 2xs:grid-cols-[minmax(0,1fr)_28%] md:grid-cols-[minmax(0,1fr)_21rem] md:gap-10">
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left whitespace-nowrap">
            <thead>
              <tr>
                {["Name", "Pixels", "Shape"].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SIZES.map(({ name, width, height }) => (
                <tr key={name} className="border-t">
                  <th scope="row" className="text-ink first-letter:uppercase">
                    {name}
                  </th>
                  <td>
                    <Pixels>
                      {width} × {height}
                    </Pixels>
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

/** The five sizes to scale, one in another, on the picture. Decorative: the table beside it has the numbers. */
function SizeDrawing() {
  return (
    <svg className="picture picture-accent w-full rounded-md max-2xs:hidden" viewBox="0 0 1280 720" aria-hidden="true">
      <use href={`#${ELEMENT_IDS.picture}`} x="640" y="240" width="640" height="480" />
      <path className="fill-raised" d="M0 240h640v480H0z" />
      {/* Translucent, so that each stands out from the one below it. */}
      {SIZES.slice(0, -1).map(({ name, width, height }) => (
        <rect key={name} className="fill-ink opacity-15" y={720 - height} width={width} height={height} />
      ))}
    </svg>
  );
}
