import { formatPhone } from '#web/lib/phone.ts'

/** The formatted phone number and the number to dial; null when there is nothing to dial. */
export function phoneLink(written: string): { text: string; href: string | null } {
  // The digits after an extension mark are not dialed.
  const [number = ''] = written.split(/\s*(?:x|ext|,|;|#)/i)
  const digits = number.replace(/\D/g, '')
  if (digits.length < 3 || /[a-z]/i.test(number)) return { text: written, href: null }
  const plain = /^\d{10}$/.test(written)
  return {
    text: plain ? formatPhone(written) : written,
    href: `tel:${/^\s*\+/.test(number) ? '+' : ''}${digits}`,
  }
}

const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)+([:/?#]|$)/i

/**
 * The link to a vendor's web address; null when it is not a web page. Users type it, so only http and https become
 * links; an address without a scheme, such as `acme.example`, means https.
 */
export function webLink(written: string): { text: string; href: string } | null {
  const address = written.trim()
  const whole = !scheme.test(address) && host.test(address) ? `https://${address}` : address
  const url = URL.parse(whole)
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(whole)) return null
  return { text: address.replace(/^https?:\/\//i, '').replace(/\/$/, ''), href: url.href }
}
