// The GSM 03.38 alphabet. A text in it has 160 characters per segment; any other character reduces that to 70.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters that count twice. */
const extended = new Set('\f^{}\\[~]|€')

/** The number of characters in a segment. */
export const segment = 160

const lookalikes: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ħ: 'h',
}

function inGsm(sign: string): string {
  if (basic.has(sign) || extended.has(sign)) return sign
  const plain = lookalikes[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].every((part) => basic.has(part) || extended.has(part)) ? plain : ''
}

/** Converts a name to the GSM alphabet on one line: accents are removed, other characters are dropped. */
export function toGsm(name: string): string {
  const line = name.normalize('NFC').replace(/\s/g, ' ')
  return [...line].map(inGsm).join('').replace(/ +/g, ' ').trim()
}

/**
 * The length of a text in GSM characters; longer than a segment when it contains a character outside the alphabet.
 */
export function places(text: string): number {
  let count = 0
  for (const sign of text) count += basic.has(sign) ? 1 : extended.has(sign) ? 2 : Number.POSITIVE_INFINITY
  return count
}
