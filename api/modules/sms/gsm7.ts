import { fold } from '#api/core/text/fold.ts'

// The GSM 03.38 alphabet. A text in it has 160 characters per segment; any other character reduces that to 70.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters that count twice. */
const extended = new Set('\f^{}\\[~]|€')

/** The number of characters in a segment. */
export const segment = 160

const isInGsm = (text: string) => [...text].every((sign) => basic.has(sign) || extended.has(sign))

/** The sign, without its accent or as the letters and marks that it looks like; empty when none are in the alphabet. */
function inGsm(sign: string): string {
  if (isInGsm(sign)) return sign
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  if (/\p{L}/u.test(bare) && isInGsm(bare)) return bare
  const folded = fold(sign)
  if (!isInGsm(folded)) return ''
  const isCapital = sign !== sign.toLowerCase()
  return isCapital ? `${folded.slice(0, 1).toUpperCase()}${folded.slice(1)}` : folded
}

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** A word in the alphabet; empty when more than half of its letters are lost, because the rest is another name. */
function wordInGsm(word: string): string {
  const written = [...word].map(inGsm).join('')
  return lettersOf(written) * 2 < lettersOf(word) ? '' : written
}

/** Converts a name to the GSM alphabet on one line: accents are removed, words of other alphabets are dropped. */
export function toGsm(name: string): string {
  return name.normalize('NFC').split(/\s+/).map(wordInGsm).filter(Boolean).join(' ')
}

/**
 * The length of a text in GSM characters; longer than a segment when it contains a character outside the alphabet.
 */
export function places(text: string): number {
  let count = 0
  for (const sign of text) count += basic.has(sign) ? 1 : extended.has(sign) ? 2 : Number.POSITIVE_INFINITY
  return count
}
