import { domainToASCII, domainToUnicode } from 'node:url'
import { accountKey } from '#api/core/text/accountKey.ts'

/** The keys of an email address in each spelling of its domain: `münchen.example` is `xn--mnchen-3ya.example`. */
export function addressKeys(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter(Boolean)
  return [...new Set(domains.map((spelling) => accountKey(address.slice(0, at) + spelling)))].sort()
}
