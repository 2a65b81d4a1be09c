import { isLabel, plain } from '#web/generated/text/phone.ts'
import { formatPhone } from '#web/lib/phone.ts'

// What follows is an extension, another number or a remark, which are not dialed.
const end = /\s*(?:x|ext|[,;#~/|&*]|\bor\b|(?<=\d.*)\+|(?<=(?:\d\D*){7})\(|(?<=(?:\d\D*){10})\p{L})/iu
// A North American number, in front of more digits.
const whole = /^(1\d{10}|[2-9]\d{9})\d/
// Dialed within the country alone: `+44 (0)20`.
const trunk = /(?<=^\D*\+[\d\s.-]*)\(0\)/
/** Takes off the labels before a number; one behind it ends it. */
const withoutLabels = (text: string) =>
  text.replace(/\p{L}+/gu, (word, at: number) => {
    if (!isLabel(word)) return word
    return /\d/.test(text.slice(0, at)) ? ',' : ''
  })

/** The formatted phone number and the number to dial; null when there is nothing to dial. */
export function phoneLink(written: string): { text: string; href: string | null } {
  const [number = ''] = withoutLabels(plain(written)).replace(trunk, '').split(end)
  const digits = number.replace(/\D/g, '')
  if (digits.length < 3 || /\p{L}/u.test(number)) return { text: written, href: null }
  const isForeign = /^\D*\+/.test(number)
  return {
    text: /^\d{10}$/.test(written) ? formatPhone(written) : written,
    href: isForeign ? `tel:+${digits}` : `tel:${whole.exec(digits)?.[1] ?? digits}`,
  }
}

const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([:/?#]|$)/u

/**
 * The link to a vendor's web address; null when it is not a web page. Users type it, so only http and https become
 * links; an address without a scheme, such as `acme.example`, means https.
 */
export function webLink(written: string): { text: string; href: string } | null {
  // The full stop of a sentence is no part of it.
  const address = written.trim().replace(/\.$/, '')
  const whole = !scheme.test(address) && host.test(address) ? `https://${address}` : address
  const url = URL.parse(whole)
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(whole)) return null
  return { text: address.replace(/^https?:\/\//i, '').replace(/\/$/, ''), href: url.href }
}
