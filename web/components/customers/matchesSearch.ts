interface Searched {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly email: string | null
}

/**
 * Whether a customer belongs to the result of a search (decisions, section 4), so that a new one joins the list
 * on screen without asking the server. Three or more digits and no letters: the phone contains them; otherwise
 * every word is in the name, the e-mail or the phone.
 */
export function matchesSearch(
  { firstName, lastName, phoneNumber, email }: Searched,
  search: string,
): boolean {
  const digits = search.replace(/\D/g, '')
  if (digits.length >= 3 && !/[\p{L}@]/u.test(search)) return phoneNumber.includes(digits)
  const text = `${firstName} ${lastName} ${email ?? ''} ${phoneNumber}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
