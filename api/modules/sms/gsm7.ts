// GSM 03.38: a text in this alphabet takes 160 characters in one segment; any other sign in it would leave 70.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two places each. */
const extended = new Set('\f^{}\\[~]|€')

/** The places of one segment. */
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

/** A name in the alphabet of texts, on one line: other letters lose their marks, other signs are left out. */
export function toGsm(name: string): string {
  const line = name.normalize('NFC').replace(/\s/g, ' ')
  return [...line].map(inGsm).join('').replace(/ +/g, ' ').trim()
}

/** How many places a text takes; more than any segment has when a sign is not of the alphabet. */
export function places(text: string): number {
  let count = 0
  for (const sign of text) count += basic.has(sign) ? 1 : extended.has(sign) ? 2 : Number.POSITIVE_INFINITY
  return count
}
