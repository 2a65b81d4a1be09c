import { sessionTokens } from '#api/core/auth/sessionTokens.ts'
import { signedTokens } from '#api/core/auth/signedTokens.ts'
import { secondOf, size } from '../accounts.ts'
import { type Contents, shops } from '../data.ts'
import { secret } from '../servers.ts'

/** Somebody who is signed in, with an address of their own: no limit per person or address is what is measured. */
export interface Person {
  businessId: number
  headers: Record<string, string>
}

/** The shops of the comparison with a demo account in the first. */
export const staffedBusinesses: Contents = {
  ...shops,
  about: `${shops.about}, a demo account`,
  async fill(client, passwordHash) {
    await shops.fill(client, passwordHash)
    await client.query(`UPDATE "User" SET username = 'demo' WHERE id = $1`, [secondOf(1)])
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

const first = (businessId: number) => person(businessId, businessId)
const second = (businessId: number) => person(businessId, secondOf(businessId))

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
