/** One file in a ZIP. Method 0 is "stored", 8 is "deflated". */
export type ZippedFile = { name: string; method: number; bytes: Buffer };

/** Reads a ZIP's central directory and the files it lists. Not for encryption, comments or ZIP64. */
export function readZip(zip: Buffer): ZippedFile[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error("The file does not end like a ZIP");
  let entry = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(entry) !== 0x02014b50) throw new Error("Invalid entry in the ZIP's central directory");
    const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
    const local = zip.readUInt32LE(entry + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const file = {
      name: zip.toString("utf8", entry + 46, nameEnd),
      method: zip.readUInt16LE(entry + 10),
      bytes: zip.subarray(start, start + zip.readUInt32LE(entry + 20)),
    };
    entry = nameEnd + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
    return file;
  });
}
