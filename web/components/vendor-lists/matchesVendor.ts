interface Searched {
  readonly company: string
  readonly salesRep: string
  readonly phoneNumber: string
}

/**
 * Whether a vendor contact belongs to the result of a search (part 2, section 5), so that one that changes joins or
 * leaves the list on screen without asking the server. Every word is in the company, the sales rep or the phone; three
 * or more digits and no letters are found in the phone however it is written.
 */
export function matchesVendor({ company, salesRep, phoneNumber }: Searched, search: string): boolean {
  const numbers = phoneNumber.replace(/\D/g, '')
  const text = [company, salesRep, phoneNumber, numbers].join('\n').toLowerCase()
  const digits = search.replace(/\D/g, '')
  if (digits.length >= 3 && !/[\p{L}@]/u.test(search) && text.includes(digits)) return true
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
