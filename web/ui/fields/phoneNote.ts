import { readPhone } from '#web/generated/text/phone.ts'
import { phoneValue } from '#web/lib/phoneEdit.ts'

/** Stays while the number is not whole, because digits may be missing where the letters stood. */
export const lettersNote = 'Letters are left out. Check the number.'

/** What a phone field leaves out of a text, as a sentence; null when it keeps everything. */
export function phoneNote(text: string): string | null {
  const { digits, isForeign, extension, hasLetters } = readPhone(text)
  if (isForeign) return null
  if (hasLetters) return lettersNote
  if (extension !== null) return `Extension ${extension} is left out.`
  return digits.length > phoneValue(text).length ? 'Only the first 10 digits are kept.' : null
}
