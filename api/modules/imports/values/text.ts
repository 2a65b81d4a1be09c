import { inOneLine, plainBreaks, unprintable, visible } from '#api/core/input/characters.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { truncate } from '#api/core/text/truncate.ts'

// Most cells are plain ASCII in one line, which is canonical already.
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

const everyUnprintable = new RegExp(unprintable, 'gu')

/** A text as customers keep it, with its lines. Characters that no input accepts are left out. */
export function cleanLines(cell: string): string {
  if (isPlain(cell)) return cell.trim()
  const text = canonical(plainBreaks(cell).replace(everyUnprintable, ''))
  return visible.test(text) ? text : ''
}

/** A text as customers keep it, in one line. */
export function cleanLine(cell: string): string {
  return isPlain(cell) ? cell.trim() : inOneLine(cleanLines(cell)).trim()
}

/** A number without the apostrophe that Shopify and others write so that spreadsheets take it as text. */
export const withoutApostrophe = (text: string) => text.replace(/^'(?=[+\d])/, '')

/** A text within a limit, and what is left of it. */
export interface CutText {
  readonly kept: string
  readonly rest: string
}

/** Cuts a text to a limit, between two visible characters. `length` is what the limit counts. */
export function cutText(text: string, max: number, length = (kept: string) => kept.length): CutText {
  if (length(text) <= max) return { kept: text, rest: '' }
  for (let longest = max; ; longest--) {
    const start = truncate(text, longest)
    // Without the joiners and spaces that the cut leaves at its end.
    const kept = cleanLines(start)
    if (length(kept) <= max) return { kept, rest: cleanLines(text.slice(start.length)) }
  }
}
