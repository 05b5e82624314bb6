import { Pixels } from "@/components/pixels";
import { SIZES } from "@/lib/youtube/thumbnails";

/** The five sizes in a table, which may scroll on its own. */
export function Sizes() {
  return (
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
  );
}
