/** Who signs in at the API under measurement. All have the same password. */
export const password = 'a password for the bench'

/** The shops of the data: so many alike, and then a small one. */
export const size = {
  shops: 100,
  customersPerBusiness: 1000,
  smallBusinessCustomers: 70,
  contactsPerCustomer: 3,
}

/** The account of a shop's first member of staff; its number is that of the shop. */
function staffOf(businessId: number) {
  return { businessId, userId: businessId, username: `staff${businessId}` }
}

/** The number of a shop's second member of staff. */
export const secondOf = (businessId: number) => size.shops + 1 + businessId

export const accounts = {
  /** Reads, in a shop in the middle. */
  reader: staffOf(50),
  /** Writes, in a shop that nobody reads meanwhile. */
  writer: staffOf(60),
  /** Works in the small shop: 70 customers, 210 contacts. */
  small: staffOf(size.shops + 1),
}

export type Account = keyof typeof accounts

/** Who shares the connections of an account: what is written is one person's, so that every server writes the same. */
export function peopleOf(account: Account): string[] {
  const { businessId, username } = accounts[account]
  return account === 'writer' ? [username] : [username, `second${businessId}`]
}

/** Those that only sign in: one name for each of many people, as no one signs in sixteen times at once. */
export const signingIn = Array.from({ length: 40 }, (_one, i) => staffOf(i + 1).username)

/** The zone of every shop. */
export const timeZone = 'America/New_York'

/** Numbers of a shop's customers, first and last. */
export function customersOf(businessId: number): [number, number] {
  const { customersPerBusiness } = size
  return [(businessId - 1) * customersPerBusiness + 1, businessId * customersPerBusiness]
}
