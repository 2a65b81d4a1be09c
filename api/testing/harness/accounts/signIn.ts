import { contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import type { Role } from '#api/generated/enums.ts'
import { userClaims } from '#api/modules/auth/sign-in/session.ts'
import { type GraphqlClient, graphqlClient } from '#api/testing/harness/graphql/graphqlClient.ts'
import type { World } from '#api/testing/harness/world.ts'

/** A browser, identified by the token that it sends, if any. */
export function browser({ services }: World, token?: string, address = '192.0.2.1'): GraphqlClient {
  return graphqlClient(() => contextOf(services, token ? `Bearer ${token}` : null, { address }))
}

/** A session token of an account, which is not in the list of its sessions. */
export function userToken(
  { tokens, clock }: Services,
  account: Parameters<typeof userClaims>[0],
): Promise<string> {
  return tokens.sign(userClaims(account), clock.now())
}

/** An account with a known password. */
export interface Account {
  businessId: number
  id: number
  username: string
  password: string
}

let serial = 0

/** Creates an account with a password in a business. */
export async function employ(
  { prisma, services }: World,
  businessId: number,
  { username = `user${++serial}`, password = 'correct horse', role = 'EMPLOYEE' as Role } = {},
): Promise<Account> {
  serial += 1
  const email = `account${serial}@example.com`
  const passwordHash = await services.passwords.hash(password)
  const names = { firstName: 'Sam', lastName: 'Signer' }
  const { id } = await prisma.user.create({
    data: { businessId, username, email, passwordHash, role, ...names },
  })
  return { businessId, id, username, password }
}

export const signIn = `mutation ($username: String!, $password: String!) {
  signIn(input: { username: $username, password: $password }) {
    token
    user { databaseId username email role }
    business { databaseId name today }
  }
}`

export const signInWithChoice = `mutation ($choiceToken: String!) {
  signInWithChoice(input: { choiceToken: $choiceToken }) { token user { databaseId } business { databaseId name } }
}`

export const whoAmI = '{ viewer { user { databaseId username } business { databaseId } } }'

/** Signs in and returns the session token. */
export async function tokenOf(world: World, { username, password }: Account): Promise<string> {
  const data = await browser(world).ok(signIn, { username, password })
  return data.signIn.token
}
