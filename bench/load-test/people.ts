import { signedTokens } from '#api/core/signedTokens.ts'
import { sessionTokens } from '#api/core/tokens.ts'
import { size } from '../accounts.ts'
import { type Contents, shops } from '../data.ts'
import { secret } from '../servers.ts'

/** Somebody who is signed in, with an address of their own: no limit per person or address is what is measured. */
export interface Person {
  businessId: number
  headers: Record<string, string>
}

const peoplePerShop = 2

/** The shops of the comparison with a second person in each, and a demo account in the first. */
export const staffedShops: Contents = {
  ...shops,
  about: `${shops.about}, ${peoplePerShop} people in each`,
  async fill(client, passwordHash) {
    await shops.fill(client, passwordHash)
    await client.query(
      `INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "updatedAt")
       SELECT s, CASE WHEN s = 1 THEN 'demo' ELSE 'second' || s END, 'second' || s || '@example.com', $2, 'Second',
              'Number' || s, 'ADMIN', now()
         FROM generate_series(1, $1::int) s ORDER BY s`,
      [size.shops, passwordHash],
    )
  },
}

async function person(businessId: number, userId: number): Promise<Person> {
  const claims = { type: 'business', role: 'admin', sub: String(userId), businessId, ver: 0 } as const
  const token = await sessionTokens(signedTokens(secret)).sign(claims, new Date())
  return {
    businessId,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.0.${Math.floor(userId / 250)}.${userId % 250}`,
    },
  }
}

/** User numbers: first one for each shop and the small shop, then a second one for each shop. */
const first = (businessId: number) => person(businessId, businessId)
const second = (businessId: number) => person(businessId, size.shops + 1 + businessId)

/** The demo account, which many strangers share. */
export const demoPerson = () => second(1)

/** The one who waits while others press, and the business that presses. */
export const neighbour = () => first(2)
export const greedyPerson = () => first(3)

/** The staff of the shops that work normally: all but the demo and the two above. */
export async function staff(): Promise<Person[]> {
  const businesses = Array.from({ length: size.shops - 3 }, (_one, i) => i + 4)
  const people = await Promise.all(businesses.map((id) => Promise.all([first(id), second(id)])))
  return people.flat()
}
