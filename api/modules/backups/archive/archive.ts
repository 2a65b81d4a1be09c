import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open as openFile, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { reason, StartError } from '#api/core/process/startError.ts'
import { checkHeader, decrypt, encrypt, isEncrypted, type StreamStep } from './encoding.ts'
import { entryOf, type Manifest, manifestSchema } from './manifest.ts'
import { sealOf } from './seal.ts'
import { type AddEntry, manifestName, streamTar } from './tarStream.ts'

/** Ends the name of an archive that is being written. */
export const unfinishedSuffix = '.unfinished'

/** The maximum size of an entry, in bytes. Rows come in parts of 4 MB; the manifest names the parts of a terabyte. */
export const largestEntry = 64 * 1024 * 1024

/** The entry of the secret that signs sessions and encrypts stored tokens. */
export const secretName = 'session-secret'

/** How an archive is encoded. */
export interface Sealing {
  /** The secret of the server, which seals the archive. It is not part of it. */
  sealWith?: string | undefined
  /** Encrypts the archive. */
  passphrase?: string | undefined
  /** The cost of deriving the key from the passphrase, as a power of two; tests pass a lower one. */
  keyCost?: number | undefined
  /** Stops the writing. */
  signal?: AbortSignal | undefined
}

/** The archive to write. */
export interface ArchiveOptions extends Sealing {
  file: string
}

/** Adds the entries of an archive, and resolves to its manifest. */
export type FillArchive = (add: AddEntry) => Promise<Omit<Manifest, 'checksums' | 'seal'>>

/**
 * Writes an archive into a stream while it is filled: a gzipped tar file, encrypted if a passphrase is given. The
 * stream is destroyed when the archive cannot be completed.
 */
export function streamArchive(
  output: Writable,
  { passphrase, keyCost, signal, sealWith }: Sealing,
  fill: FillArchive,
): Promise<Manifest> {
  return streamTar(output, {
    signal,
    ...(passphrase !== undefined && { encode: encrypt(passphrase, keyCost) }),
    fill,
    manifestOf: (content, checksums) => {
      const unsealed = { ...content, checksums }
      const seal = sealWith && sealOf(unsealed, sealWith)
      return { ...unsealed, ...(seal && { seal }) }
    },
  })
}

/**
 * Writes an archive into a temporary file, reads it back, compares it with what was written, and only then renames it,
 * so `file` is always complete and readable.
 */
export async function writeArchive(
  { file, ...sealing }: ArchiveOptions,
  fill: FillArchive,
): Promise<Manifest> {
  const unfinished = `${file}${unfinishedSuffix}`
  try {
    // A new file: an existing one would keep its mode, and a link would lead elsewhere.
    await rm(unfinished, { force: true })
    // Opened first: a stream that opens it later could create it after it was removed.
    const handle = await openFile(unfinished, 'wx', 0o600)
    const manifest = await streamArchive(handle.createWriteStream({ flush: true }), sealing, fill)
    await readBack(unfinished, sealing.passphrase, manifest)
    sealing.signal?.throwIfAborted()
    await rename(unfinished, file)
    return manifest
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function readBack(file: string, passphrase: string | undefined, written: Manifest): Promise<void> {
  const { manifest } = await verifyArchive(file, passphrase)
  if (isDeepStrictEqual(manifest, written)) return
  throw new StartError(`${file} was damaged while it was written.`)
}

/** Handles one entry of an archive. It must consume the whole content stream. */
export type ReadEntry = (name: string, content: AsyncIterable<Buffer>) => Promise<void>

/** Reads the entries of an archive in order. Rejects when the file is not an archive or is damaged. */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  read: ReadEntry,
): Promise<void> {
  const open = await opener(file, passphrase)
  const decode: StreamStep = (bytes) => checkHeader(open(bytes))
  const tar = extract()
  const entries = async () => {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file') throw new Error(`${name} is not a file`)
      if (size > largestEntry) throw new Error(`${name} is too large`)
      await read(name, entry)
    }
  }
  await Promise.all([pipeline(createReadStream(file), decode, createGunzip(), tar), entries()])
}

/** Decrypts an encrypted file; passes any other file through unchanged. */
async function opener(file: string, passphrase: string | undefined): Promise<StreamStep> {
  if (!(await isEncrypted(file))) return (bytes) => bytes
  if (passphrase !== undefined) return decrypt(passphrase)
  throw new StartError(`${file} is encrypted: set BACKUP_PASSPHRASE.`)
}

/** Errors of gzip and tar mean that the file is damaged; file system errors give their own reason. */
function whyUnreadable(error: unknown): string {
  const known = error instanceof Error && ('syscall' in error || error.message.includes('damaged'))
  return known ? reason(error) : `it is damaged (${reason(error)})`
}

/** The metadata of an archive whose checksums match. */
export interface VerifiedArchive {
  manifest: Manifest
  /** The secret from the data folder; undefined when SESSION_SECRET was set on the server that was backed up. */
  secret: string | undefined
}

/** The JSON in an entry; null when it is missing or no JSON. */
function parsed(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString() ?? 'null')
  } catch {
    return null
  }
}

/** The entries of an archive in order, as its manifest says. Only a backup holds the secret. */
function entryNames({ cuecard, tables }: Manifest, found: readonly string[]): string[] {
  const secret = cuecard === 'backup' && found[0] === secretName ? [secretName] : []
  // A manifest may claim any number of parts.
  const parts = (claimed: number) =>
    Array.from({ length: Math.min(claimed, found.length) }, (_, part) => part)
  const rows = tables.flatMap((table) => parts(table.parts).map((part) => entryOf(table.name, part)))
  return [...secret, ...rows, manifestName]
}

/** Reads a whole archive and verifies every checksum. Rejects with a StartError when the archive is damaged. */
export async function verifyArchive(file: string, passphrase: string | undefined): Promise<VerifiedArchive> {
  const checksums: Record<string, string> = {}
  const names: string[] = []
  const small = new Map<string, Buffer>()
  try {
    await readArchive(file, passphrase, async (name, content) => {
      names.push(name)
      const hash = createHash('sha256')
      const kept: Buffer[] | undefined = name === manifestName || name === secretName ? [] : undefined
      for await (const chunk of content) {
        hash.update(chunk)
        kept?.push(chunk)
      }
      if (kept) small.set(name, Buffer.concat(kept))
      if (name !== manifestName) checksums[name] = hash.digest('hex')
    })
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The backup ${file} cannot be restored: ${whyUnreadable(error)}.`, { cause: error })
  }
  const manifest = manifestSchema.safeParse(parsed(small.get(manifestName)))
  if (!manifest.success)
    throw new StartError(
      `${file} is damaged, or was made by a newer version of Cuecard: its manifest cannot be read.`,
    )
  if (!isDeepStrictEqual(manifest.data.checksums, checksums))
    throw new StartError(`${file} is damaged: its checksums do not match.`)
  if (!isDeepStrictEqual(names, entryNames(manifest.data, names)))
    throw new StartError(`${file} is damaged: its entries are not those of its tables.`)
  return { manifest: manifest.data, secret: small.get(secretName)?.toString() }
}
