import { sessionTokens } from '#api/core/auth/sessionTokens.ts'
import { signedTokens } from '#api/core/auth/signedTokens.ts'
import { secondOf, size } from '../accounts.ts'
import { businesses, type Contents } from '../data.ts'
import { secret } from '../servers.ts'

/** A signed-in user with a separate network address, so that limits per user or address are not what is measured. */
export interface Person {
  businessId: number
  headers: Record<string, string>
}

/** The businesses of the comparison, with a demo account in the first. */
export const staffedBusinesses: Contents = {
  ...businesses,
  about: `${businesses.about}, a demo account`,
  async fill(client, passwordHash) {
    await businesses.fill(client, passwordHash)
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

/** The demo account, which many visitors share. */
export const demoPerson = () => second(1)

/** The user whose response times are measured, and the user of the business that loads the server. */
export const neighbour = () => first(2)
export const greedyPerson = () => first(3)

/** The users of the businesses that work normally: all except the demo and the two above. */
export async function staff(): Promise<Person[]> {
  const businesses = Array.from({ length: size.businesses - 3 }, (_one, i) => i + 4)
  const people = await Promise.all(businesses.map((id) => Promise.all([first(id), second(id)])))
  return people.flat()
}
