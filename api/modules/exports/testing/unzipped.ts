import { inflateRawSync } from 'node:zlib'

/** The files of an archive, by the directory at its end. */
export function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset, i) =>
      i === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(start, start + size)
    const isPacked = zip.readUInt16LE(at + 10) === 8
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      String(isPacked ? inflateRawSync(content) : content),
    )
    at += 46 + name + extra + comment
  }
  return files
}
