import { FileProblem, sentences } from '../fileProblem.ts'
import { fileLimits } from '../limits.ts'
import type { Archive } from './archive.ts'
import { readXml } from './xml.ts'

// The strings stay in memory while the sheets are read, within the heap of the worker.
const maxStrings = 2_000_000
const maxLength = 64_000_000

/** Excel writes a character that XML cannot hold, such as a carriage return, as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Excel allows 32,767 characters in a cell. */
export function checkTextLength(text: string): void {
  if (text.length > fileLimits.recordLength) throw new FileProblem(sentences.tooLargeUnpacked)
}

/** Collects the text of the runs of a string, without what tells how it is pronounced. */
export class StringText {
  text = ''
  #reading = false
  #pronunciation = false

  open(name: string): void {
    if (name === 'rPh') this.#pronunciation = true
    if (name === 't') this.#reading = !this.#pronunciation
  }

  add(text: string): void {
    if (!this.#reading) return
    this.text += text
    checkTextLength(this.text)
  }

  close(name: string): void {
    if (name === 'rPh') this.#pronunciation = false
    if (name === 't') this.#reading = false
  }
}

/** The strings that the cells of a workbook share. */
export async function readSharedStrings(archive: Archive, part: string | null): Promise<string[]> {
  const strings: string[] = []
  if (part === null || !archive.has(part)) return strings
  let length = 0
  let string = new StringText()
  await readXml(archive.read(part), {
    open(name) {
      if (name === 'si') string = new StringText()
      else string.open(name)
    },
    text: (text) => string.add(text),
    close(name) {
      string.close(name)
      if (name !== 'si') return
      strings.push(decodeEscapes(string.text))
      length += string.text.length
      if (strings.length > maxStrings || length > maxLength) throw new FileProblem(sentences.tooLargeUnpacked)
    },
  })
  return strings
}
