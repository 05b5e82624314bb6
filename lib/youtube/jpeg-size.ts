/** Start-of-frame markers: C0 to CF without DHT (C4), JPG (C8) and DAC (CC). */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export type Dimensions = { width: number; height: number };

/** Reads a JPEG's pixels from its frame header (ITU-T T.81, B.2.2), without decoding it; null if there is none. */
export function readJpegSize(bytes: Uint8Array): Dimensions | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 2 || view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  const has = (count: number) => offset + count <= view.byteLength;
  while (has(4)) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (isFrameHeader(marker))
      return has(9) ? { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) } : null;
    // Any number of FF bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}
