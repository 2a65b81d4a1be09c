import { readPhone } from '#web/generated/text/phone.ts'
import { phoneValue } from '#web/lib/phoneEdit.ts'

/** What a phone field leaves out of a text, as a sentence; null when it keeps everything. */
export function phoneNote(text: string): string | null {
  const { digits, isForeign, extension } = readPhone(text)
  if (isForeign) return null
  if (extension !== null) return `Extension ${extension} is left out.`
  return digits.length > phoneValue(text).length ? 'Only the first 10 digits are kept.' : null
}
