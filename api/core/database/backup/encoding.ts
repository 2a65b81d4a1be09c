import { open } from 'node:fs/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** A step between two streams, as `pipeline` takes it. */
export type Step = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The beginning of a file in the age format. */
const ageHeader = 'age-encryption.org/v1\n'

/** Encrypts with a passphrase in the age format, so that `age --decrypt` can read the file too. */
export function encrypt(passphrase: string): Step {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return async function* (source) {
    yield* await encrypter.encrypt(WebStream.from(source) as ReadableStream<Uint8Array>)
  }
}

/** Decrypts the age format; rejects when the passphrase is wrong or a byte has changed. */
export function decrypt(passphrase: string): Step {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return async function* (source) {
    try {
      yield* await decrypter.decrypt(WebStream.from(source) as ReadableStream<Uint8Array>)
    } catch (cause) {
      throw new Error('BACKUP_PASSPHRASE is another one, or the file is damaged', { cause })
    }
  }
}

/** Whether a file is encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === ageHeader
  } finally {
    await handle.close()
  }
}

/**
 * The first bytes of our gzip files: no name, no time, and 255 for the operating system, where Node writes its own.
 * gzip has no checksum over these bytes, so a restore expects exactly this form.
 */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Gives gzip its one form of the header. */
export const writeHeader: Step = async function* (source) {
  let rest = gzipHeader.length
  yield gzipHeader
  for await (const chunk of source) {
    yield chunk.subarray(Math.min(rest, chunk.length))
    rest -= Math.min(rest, chunk.length)
  }
}

/** Lets a file through whose first bytes are those of our gzip files. */
export const checkHeader: Step = async function* (source) {
  let start = Buffer.alloc(0)
  for await (const chunk of source) {
    if (start.length < gzipHeader.length) {
      start = Buffer.concat([start, chunk])
      if (!start.subarray(0, gzipHeader.length).equals(gzipHeader.subarray(0, start.length))) break
    }
    yield chunk
  }
  if (!start.subarray(0, gzipHeader.length).equals(gzipHeader))
    throw new Error('it is no backup of Cuecard, or is damaged')
}
