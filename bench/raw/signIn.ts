import { createHash, createHmac } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { type Handler, pool } from './answer.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const head = part({ alg: 'HS256' })

function token(claims: object): string {
  const signed = `${head}.${part(claims)}`
  return `${signed}.${createHmac('sha256', process.env.SESSION_SECRET ?? '')
    .update(signed)
    .digest('base64url')}`
}

interface SignIn {
  variables: { input: { username: string; password: string } }
}

/**
 * Counts the attempt, checks the password, resets the count and stores the time of sign-in: the same writes as ours.
 */
export const signIn: Handler = async ({ variables: { input } }: SignIn) => {
  const key = createHash('sha256').update(input.username).digest('base64url')
  const keys = [`by-hand:${key}`, 'by-hand-address:127.0.0.1']
  await pool.query({
    name: 'count-attempt',
    text: `INSERT INTO "RateLimiterFlexible" (key, points, expire)
           SELECT key, 1, now() + interval '15 minutes' FROM unnest($1::text[]) AS key ORDER BY key
           ON CONFLICT (key) DO UPDATE SET points = "RateLimiterFlexible".points + 1`,
    values: [keys],
  })
  const { rows } = await pool.query({
    name: 'account',
    text: `SELECT u."businessId", u.id, u.role, u."tokenVersion", u."passwordHash"
             FROM "User" u JOIN "Business" b ON b.id = u."businessId"
            WHERE u.username = $1 AND u."isActive" AND b."isActive" AND b."subscriptionStatus" = 'ACTIVE'`,
    values: [input.username],
  })
  const [account] = rows
  if (!account || !(await verify(account.passwordHash, input.password))) throw new Error('wrong')
  await pool.query({
    name: 'forget-attempt',
    text: `UPDATE "RateLimiterFlexible" SET points = points - 1 WHERE key = ANY($1) AND points > 0`,
    values: [keys],
  })
  await pool.query({
    name: 'signed-in',
    text: `UPDATE "User" SET "lastLoginAt" = now() WHERE "businessId" = $1 AND id = $2`,
    values: [account.businessId, account.id],
  })
  const { id, businessId, role, tokenVersion } = account
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    type: 'business',
    role: role.toLowerCase(),
    businessId,
    ver: tokenVersion,
    sub: String(id),
  }
  return { json: { data: { signIn: { token: token({ ...claims, iat, exp: iat + 12 * 3600 }) } } } }
}
