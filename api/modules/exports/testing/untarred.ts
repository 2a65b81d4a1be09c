import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** The entries of a gzipped tar file, in their order. Rejects when it is cut. */
export async function untarred(bytes: Buffer): Promise<Map<string, string>> {
  const tar = extract()
  const files = new Map<string, string>()
  const entries = async () => {
    for await (const entry of tar) files.set(entry.header.name, (await buffer(entry)).toString())
  }
  await Promise.all([pipeline(Readable.from([bytes]), createGunzip(), tar), entries()])
  return files
}
