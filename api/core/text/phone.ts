/** A phone number as a text writes it. */
export interface WrittenPhone {
  /** The national digits of a North American number; of another country's number, all digits with the country code. */
  readonly digits: string
  /** Whether the number begins with the code of a country outside North America. */
  readonly isForeign: boolean
  /** The digits of the extension, which are not part of the number; null when the text names none. */
  readonly extension: string | null
  /** Whether letters that are no label stand among the digits, so that the digits alone may be another number. */
  readonly hasLetters: boolean
}

const invisibleInNumber = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The value of a decimal digit of any script. Unicode keeps each script's ten digits together, from 0 to 9. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

const ascii = /^[\n\t\x20-\x7e]*$/

/** The text without characters that can't be seen, with the digits and signs of all scripts as ASCII. */
export const plain = (text: string) =>
  ascii.test(text)
    ? text
    : text
        .replace(invisibleInNumber, '')
        .normalize('NFKC')
        .replace(/\p{Nd}/gu, digitValue)

// A phone's own notation too: `;ext=12` of a `tel:` address, and commas, which wait before they dial the rest.
const extensionAtEnd =
  /^(?<number>.*\d.*?)[\s,;.(-]*(?:(?<!\p{L})(?:ext(?:ensi[oó]n)?|extn|xtn|poste|anexo|int|x)[\s.:=#-]*|[#,;~]+\s*(?!\d{7}))(?<extension>\d{1,7})[\s)]*$/isu

const context = /;(?:phone-context|isub)=[^;]*/gi

/** The digits that follow the sign or prefix of an international number; null when the text has none. */
function internationalDigits(number: string, digits: string): string | null {
  if (/^\D*\+/.test(number)) return digits
  const prefix = /^0(?:0|11)(?=[1-9])/.exec(digits)?.[0]
  return prefix && digits.length > 10 ? digits.slice(prefix.length) : null
}

/** Takes an extension off the end of a text that has a whole phone number before it. */
function splitExtension(text: string): { number: string; extension: string | null } {
  const { number, extension } = extensionAtEnd.exec(text)?.groups ?? {}
  const whole = number !== undefined && number.replace(/\D/g, '').length >= 7
  // Commas that also stand among the digits before are separators: spreadsheets write 5,550,100,200.
  const isSeparated =
    whole && /\d\s*[,;]\s*\d/.test(number) && /^[\s,;]*\d+\s*$/.test(text.slice(number.length))
  return whole && !isSeparated && extension ? { number, extension } : { number: text, extension: null }
}

const numberLabel =
  /^(?:tel|sms|text|callto|facetime|whatsapp|(?:tele|cell)?phone|cell|mobile|home|work|office|main|fax|(?:incoming|missed)?call|caller|incoming|missed|voicemail|from|number|num|no|nr|id)$/i

/** Whether a word beside a number says only what kind of number it is. */
export const isLabel = (word: string) => numberLabel.test(word)

/** Any words may stand around ten digits; a shorter number could be one whose letters stand for digits. */
function hasLettersWithin(text: string, isWhole: boolean): boolean {
  const {
    before = '',
    within = '',
    after = '',
  } = /^(?<before>\D*)(?<within>\d(?:.*\d)?)(?<after>\D*)$/su.exec(text)?.groups ?? {}
  if (/\p{L}/u.test(within)) return true
  if (isWhole) return false
  const attached = /\p{L}+$/u.exec(before) ?? []
  const following = after.replace(/\([^)]*\)/g, '').match(/\p{L}+/gu) ?? []
  return [...attached, ...following].some((word) => !isLabel(word))
}

/**
 * Reads a phone number in any notation: with punctuation, labels, marks that a copy brought along, `tel:`, an
 * extension, and `+1` or a leading 1. It cuts nothing off but those, so `digits` may be too few or too many.
 */
export function readPhone(text: string): WrittenPhone {
  const { number, extension } = splitExtension(plain(text).replace(context, ''))
  const all = number.replace(/\D/g, '')
  const international = internationalDigits(number, all)
  if (international !== null && /^[^1]/.test(international)) {
    return { digits: international, isForeign: true, extension, hasLetters: false }
  }
  const hasCountryCode = international !== null || (all.length === 11 && all.startsWith('1'))
  const digits = (international ?? all).slice(hasCountryCode ? 1 : 0)
  return { digits, isForeign: false, extension, hasLetters: hasLettersWithin(number, digits.length >= 10) }
}

/** The part of a search that can be a phone number. */
export interface PhoneSearch {
  /** The digits to look for, without a country code. */
  readonly digits: string
  /** The words beside the number that are not labels, such as a name. */
  readonly words: string[]
}

// A run of digits, with what is written between them, that is no part of a word or an address.
const runs = /(?<![\p{L}\p{N}@._-])\+?[\s(]*\d[\d\s()./\u2010-\u2015-]*(?![\p{L}\p{N}@_])/gu

/** The digits of a number that may still be incomplete. */
function searchedDigits(run: string): string {
  const { digits } = readPhone(run)
  // A lone 1 before other groups is the country code, as in `1-585`.
  return /^\D*1[^\d)]+\d/.test(run) && digits.startsWith('1') ? digits.slice(1) : digits
}

/** A text that has a number in it. */
interface TextWithPhone {
  /** The number as it is written, without its extension. */
  readonly number: string
  /** The digits of the number, without a country code. */
  readonly digits: string
  /** The text beside the number and its extension. */
  readonly beside: string
}

/** The text after a number, without the extension that it begins with. */
function withoutExtension(number: string, after: string): string {
  const [start = ''] = /^\D*\d+(?![\p{L}\p{N}])/u.exec(after) ?? []
  const split = splitExtension(number + start)
  return split.number.slice(number.length) + after.slice(start.length)
}

/** The longest number in a text, with at least three digits; null when it has none. */
export function splitPhone(search: string): TextWithPhone | null {
  const { number: text } = splitExtension(plain(search))
  if (text.includes('@')) return null
  const written = /\p{L}/u.test(text) ? (text.match(runs) ?? []) : [text]
  const found = written.map((number) => ({ number, digits: searchedDigits(number) }))
  const longest = found.sort((one, other) => other.digits.length - one.digits.length)[0]
  if (!longest || longest.digits.length < 3) return null
  const [before = '', ...after] = text.split(longest.number)
  return { ...longest, beside: `${before} ${withoutExtension(longest.number, after.join(longest.number))}` }
}

/** The longest number in a search, and the words beside it; null when it has none. */
export function phoneSearch(search: string): PhoneSearch | null {
  const found = splitPhone(search)
  if (!found) return null
  const words = found.beside.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu) ?? []
  return { digits: found.digits, words: words.filter((word) => !isLabel(word.replace(/[._-]+$/, ''))) }
}
