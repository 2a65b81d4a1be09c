/** Up to two initials of a full name: `Maria del Carmen Ortiz` → `MO`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map(initial).join('')
}

/**
 * The first visible character of a word that has a letter or digit, otherwise its first one. Modifier letters, such as
 * the ʻ of `ʻIolani`, are read as apostrophes.
 */
function initial(word: string): string {
  const all = graphemes(word)
  const letter = all.find((text) => /[\p{LC}\p{Lo}\p{N}]/u.test(text)) ?? all[0] ?? ''
  // The upper case of ß has two letters.
  return graphemes(letter.toLocaleUpperCase())[0] ?? ''
}

const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The full name of a customer, who may lack a last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** The last name of a customer where there is little space; of one who lacks it, the whole name. */
export const surname = (lastName: string, name: string) => lastName || name
