import { open } from 'node:fs/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { identityOf, recipientOf } from './passphrase.ts'

/** A transform step for `pipeline`. */
export type StreamStep = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The magic bytes of the age format. */
const ageHeader = 'age-encryption.org/v1\n'

/**
 * Encrypts with a passphrase in the age format, which `age --decrypt` can also read. `keyCost` is the power of two of
 * scrypt's work factor.
 */
export function encrypt(passphrase: string, keyCost?: number): StreamStep {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipientOf(passphrase, keyCost))
  return async function* (source) {
    yield* await encrypter.encrypt(WebStream.from(source) as ReadableStream<Uint8Array>)
  }
}

/** Decrypts the age format; rejects when the passphrase is wrong or the file is damaged. */
export function decrypt(passphrase: string): StreamStep {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identityOf(passphrase))
  return async function* (source) {
    try {
      yield* await decrypter.decrypt(WebStream.from(source) as ReadableStream<Uint8Array>)
    } catch (cause) {
      throw new Error('BACKUP_PASSPHRASE is wrong, or the file is damaged', { cause })
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
 * The gzip header of our archives: no name, no time, and operating system 255 (unknown) instead of the one that Node
 * writes. No gzip checksum covers the header, so a restore requires exactly these bytes.
 */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Replaces the gzip header by `gzipHeader`. */
export const writeHeader: StreamStep = async function* (source) {
  let rest = gzipHeader.length
  yield gzipHeader
  for await (const chunk of source) {
    yield chunk.subarray(Math.min(rest, chunk.length))
    rest -= Math.min(rest, chunk.length)
  }
}

/** Passes a stream through if it starts with `gzipHeader`; rejects otherwise. */
export const checkHeader: StreamStep = async function* (source) {
  let start = Buffer.alloc(0)
  for await (const chunk of source) {
    if (start.length < gzipHeader.length) {
      start = Buffer.concat([start, chunk])
      if (!start.subarray(0, gzipHeader.length).equals(gzipHeader.subarray(0, start.length))) break
    }
    yield chunk
  }
  if (!start.subarray(0, gzipHeader.length).equals(gzipHeader))
    throw new Error('it is not a Cuecard backup, or it is damaged')
}
