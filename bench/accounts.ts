/** The password of every account in the benchmark data. */
export const password = 'a password for the bench'

/** The amount of benchmark data: `shops` equal businesses, and one small business. */
export const size = {
  businesses: 100,
  customersPerBusiness: 1000,
  smallBusinessCustomers: 70,
  contactsPerCustomer: 3,
}

/** The account of the first user of a business; its id equals the id of the business. */
function usersOf(businessId: number) {
  return { businessId, userId: businessId, username: `staff${businessId}` }
}

/** The id of the second user of a business. */
export const secondOf = (businessId: number) => size.businesses + 1 + businessId

export const accounts = {
  /** Reads, in a business in the middle of the data. */
  reader: usersOf(50),
  /** Writes, in a business that nothing reads meanwhile. */
  writer: usersOf(60),
  /** Works in the small business: 70 customers, 210 contacts. */
  small: usersOf(size.businesses + 1),
}

export type Account = keyof typeof accounts

/**
 * The users who share the connections of an account. All writes come from one user, so that every server writes the
 * same rows.
 */
export function peopleOf(account: Account): string[] {
  const { businessId, username } = accounts[account]
  return account === 'writer' ? [username] : [username, `second${businessId}`]
}

/**
 * Accounts of the sign-in workload, a different one for each connection, because no user signs in sixteen times at
 * once.
 */
export const signingIn = Array.from({ length: 40 }, (_one, i) => usersOf(i + 1).username)

export const timeZone = 'America/New_York'

/** The ids of the first and the last customer of a business. */
export function customersOf(businessId: number): [number, number] {
  const { customersPerBusiness } = size
  return [(businessId - 1) * customersPerBusiness + 1, businessId * customersPerBusiness]
}
