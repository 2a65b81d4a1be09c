const maxNameLength = 60

// Mail programs turn domains, web and email addresses, schemes (`tel:`), network paths and phone numbers into links.
const addressPattern = /[.。][^\s.。]|\bwww\s*[.。]|@|:\S|[\\/]{2}/iu
const phoneDigits = 7

/**
 * The name of a business for a mail: one line, at most 60 characters. Null for a name that a mail program might turn
 * into a link, with which a stranger could send links in our mails (docs/product/accounts.md#mails).
 */
export function businessNameForMail(name: string): string | null {
  const line = name
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .trim()
  const plain = line.normalize('NFKC')
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  if (line === '' || addressPattern.test(plain) || digits >= phoneDigits) return null
  const letters = [...line]
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : line
}
