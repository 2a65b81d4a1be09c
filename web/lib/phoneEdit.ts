import { readPhone } from '#web/generated/text/phone.ts'

const MOST_DIGITS = 10

/**
 * The value of a phone field: at most ten digits, without `+1`. While a text can't be a North American number, it is
 * kept from its `+` on, so that nothing is cut off before the form refuses it.
 */
export function phoneValue(text: string): string {
  const { digits, isForeign } = readPhone(text)
  if (isForeign) return /\+/.test(text) ? text.slice(text.indexOf('+')) : `+${digits}`
  const incomplete = /^\D*(\+\D*1?)\D*$/.exec(text)
  return incomplete?.[1] ?? digits.slice(0, MOST_DIGITS)
}

/** The caret position in the formatted number after `count` digits. */
function caretAfter(count: number, digits: string): number {
  if (count === 0) return digits === '' ? 0 : 1
  const brackets = count > 3 ? 2 : 1
  return count + brackets + (count > 6 ? 1 : 0)
}

/** The number of digits that a phone field reads to the left of the caret. */
function digitsBefore(caret: number, text: string): number {
  const right = text.slice(caret).replace(/\D/g, '').length
  return Math.max(0, readPhone(text).digits.length - right)
}

/**
 * Applies one edit to a phone field: returns the new value and the caret position. `before` is what the field showed;
 * `text` and `caret` are the browser's result of the key. Deleting a bracket or the dash deletes the digit next to it,
 * otherwise the key would seem to do nothing.
 */
export function editPhone(edit: { before: string; text: string; caret: number; forward: boolean }): {
  value: string
  caret: number
} {
  const value = phoneValue(edit.text)
  // A text that is kept as it was typed keeps its caret, as far from its end.
  if (value.startsWith('+')) {
    return { value, caret: Math.max(0, value.length - (edit.text.length - edit.caret)) }
  }
  const left = Math.min(digitsBefore(edit.caret, edit.text), value.length)
  const onlyPunctuationLeft = value === phoneValue(edit.before) && edit.text.length < edit.before.length
  if (!onlyPunctuationLeft) return { value, caret: caretAfter(left, value) }

  const at = edit.forward ? left : left - 1
  if (at < 0) return { value, caret: caretAfter(0, value) }
  return { value: value.slice(0, at) + value.slice(at + 1), caret: caretAfter(at, value) }
}
