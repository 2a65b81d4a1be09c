import { Buffer } from 'node:buffer'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FileProblem, sentences } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'

// Workbooks have a few dozen parts; each further one would take memory.
const maxParts = 10_000

const nameOf = (name: string) => name.replace(/^\//, '').toLowerCase()

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error
  const longerThanSaid = error instanceof Error && error.message.startsWith('too many bytes in the stream')
  const sentence = longerThanSaid ? sentences.tooLargeUnpacked : sentences.unreadable
  return new FileProblem(sentence, { cause: error })
}

/** The zip archive of a workbook. It is unpacked as a stream, and never beyond the limit. */
export class Archive {
  readonly #zip: ZipFile
  readonly #entries = new Map<string, Entry>()
  #unpacked = 0

  private constructor(zip: ZipFile) {
    this.#zip = zip
  }

  /**
   * Reads the directory of an archive.
   *
   * @throws FileProblem when it is broken, has a password, or would be too large when unpacked
   */
  static async open(file: Uint8Array): Promise<Archive> {
    const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    try {
      const archive = new Archive(await fromBufferPromise(buffer, { lazyEntries: true }))
      await archive.#readDirectory()
      return archive
    } catch (error) {
      throw problemOf(error)
    }
  }

  async #readDirectory(): Promise<void> {
    let size = 0
    let parts = 0
    for await (const entry of this.#zip.eachEntry()) {
      size += entry.uncompressedSize
      parts += 1
      if (size > fileLimits.unpackedBytes || parts > maxParts)
        throw new FileProblem(sentences.tooLargeUnpacked)
      if (entry.isEncrypted()) throw new FileProblem(sentences.password)
      this.#entries.set(nameOf(entry.fileName), entry)
    }
  }

  has(part: string): boolean {
    return this.#entries.has(nameOf(part))
  }

  /**
   * Unpacks a part piece by piece.
   *
   * @throws FileProblem when the part is missing, broken or larger than the directory says
   */
  async *read(part: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(nameOf(part))
    if (!entry) throw new FileProblem(sentences.unreadable)
    try {
      for await (const piece of await this.#zip.openReadStreamPromise(entry)) {
        this.#unpacked += piece.length
        if (this.#unpacked > fileLimits.unpackedBytes) throw new FileProblem(sentences.tooLargeUnpacked)
        yield piece
      }
    } catch (error) {
      throw problemOf(error)
    }
  }
}
