import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { type StreamStep, writeHeader } from './encoding.ts'

/** The last entry of an archive. */
export const manifestName = 'manifest.json'

/** Adds an entry to the archive that is being written. Its parts are never joined: a second copy would double its memory. */
export type AddEntry = (name: string, ...parts: Buffer[]) => Promise<void>

interface TarOptions<Content, Manifest> {
  /** Stops the writing. */
  signal?: AbortSignal | undefined
  /** What happens to the bytes after they have been compressed, such as encryption. */
  encode?: StreamStep
  /** Adds the entries. */
  fill(add: AddEntry): Promise<Content>
  /** The manifest, from what `fill` resolves to and the SHA-256 of each entry. */
  manifestOf(content: Content, checksums: Record<string, string>): Manifest
}

/**
 * Writes a gzipped tar file into a stream while it is filled, and resolves to its manifest. The manifest is the last entry,
 * so a file without it is incomplete. The stream is destroyed when the file cannot be completed.
 */
export async function streamTar<Content, Manifest>(
  output: Writable,
  { signal, encode = (bytes) => bytes, fill, manifestOf }: TarOptions<Content, Manifest>,
): Promise<Manifest> {
  const tar = pack()
  const checksums: Record<string, string> = {}
  const filled = async () => {
    try {
      const content = await fill(async (name, ...parts) => {
        const hash = createHash('sha256')
        for (const part of parts) hash.update(part)
        checksums[name] = hash.digest('hex')
        await add(tar, name, parts)
      })
      const manifest = manifestOf(content, checksums)
      await add(tar, manifestName, [Buffer.from(JSON.stringify(manifest))])
      tar.finalize()
      return manifest
    } catch (error) {
      tar.destroy(error as Error)
      throw error
    }
  }
  const written = pipeline(tar, createGzip(), (bytes) => encode(writeHeader(bytes)), output, { signal })
  const [manifest] = await Promise.all([filled(), written])
  return manifest
}

/** Resolves when the entry has been consumed, so at most one entry is buffered. */
function add(tar: Pack, name: string, parts: readonly Buffer[]): Promise<void> {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  return new Promise((done, failed) => {
    const entry = tar.entry({ name, size }, (error) => (error ? failed(error) : done()))
    // Without a listener, breaking off in the middle of an entry would be an uncaught exception.
    entry.on('error', failed)
    for (const part of parts) entry.write(part)
    entry.end()
  })
}
