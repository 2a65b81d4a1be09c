import { fold } from './fold.ts'

// Lists and caller ID put them around names, sentences and abbreviations end with them: `Smith, Ann`, `St. John`.
const before = /^(?:mailto:)?[,.;:()[\]<>"]+|^mailto:/
const after = /[,.;:()[\]<>"!?]+$/

/** A word without the punctuation around it; a lone mark stays. */
const withoutMarks = (word: string) => word.replace(before, '').replace(after, '') || word

/** The words of a search in their folded form, without the punctuation around and between them. */
export function foldedWords(search: string): string[] {
  return fold(search)
    .split(/ +|(?<=[^ ,;])[,;]+(?=[^ ,;])/)
    .map(withoutMarks)
    .filter(Boolean)
}

/** The form by which names are compared: folded, without full stops and commas, so that `Smith, Jr.` is `Smith Jr`. */
export const nameKey = (name: string): string => fold(name.replace(/[.,]/g, ''))
