const MOST_DIGITS = 10

/**
 * The digits of a phone number, at most ten. An explicit `+1`, as browsers fill it in, is
 * not part of them.
 */
export function phoneDigits(text: string): string {
  return text
    .replace(/^\s*\+1(?=(\D*\d){10})/, '')
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS)
}

/** `(AAA` up to three digits, `(AAA)BBB` up to six, else `(AAA)BBB-CCCC`; nothing for none. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits === '') return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)})${digits.slice(3)}`
  return `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** The caret position in the formatted number after `count` digits. */
function caretAfter(count: number, digits: string): number {
  if (count === 0) return digits === '' ? 0 : 1
  const brackets = count > 3 ? 2 : 1
  return count + brackets + (count > 6 ? 1 : 0)
}

/**
 * Applies one edit to a phone field: returns the new digits and the caret position. `before` are the previous digits;
 * `text` and `caret` are the browser's result of the key. Deleting a bracket or the dash deletes the digit next to it,
 * otherwise the key would seem to do nothing.
 */
export function editPhone(edit: { before: string; text: string; caret: number; forward: boolean }): {
  digits: string
  caret: number
} {
  const all = phoneDigits(edit.text)
  const left = phoneDigits(edit.text.slice(0, edit.caret)).length
  const onlyPunctuationLeft = all === edit.before && edit.text.length < formatPhone(edit.before).length
  if (!onlyPunctuationLeft) return { digits: all, caret: caretAfter(Math.min(left, all.length), all) }

  const at = edit.forward ? left : left - 1
  if (at < 0) return { digits: all, caret: caretAfter(0, all) }
  const digits = all.slice(0, at) + all.slice(at + 1)
  return { digits, caret: caretAfter(at, digits) }
}
