import type pg from 'pg'
import { StartError } from '#api/core/process/startError.ts'
import type { Manifest } from '#api/modules/backups/archive/manifest.ts'
import { spelled, usernameLock } from '#api/modules/team/usernames.ts'
import { stagedName } from './staging.ts'

/**
 * Rejects with a StartError when another business of the same name has taken usernames of the business, because users
 * could not choose between the two at sign-in.
 */
export async function refuseTakenUsernames(
  client: pg.Client,
  { id, name }: NonNullable<Manifest['business']>,
): Promise<void> {
  const { rows } = await client.query<{ username: string; businessId: number }>(
    `SELECT DISTINCT ours.username::text AS username, business.id AS "businessId"
       FROM ${stagedName('User')} AS ours
       JOIN "User" AS theirs ON theirs."usernameKey" = account_key(ours.username::text) AND theirs."businessId" <> $1
       JOIN "Business" AS business ON business.id = theirs."businessId"
      WHERE ${spelled('business.name')} = ${spelled('$2::text')}
      ORDER BY username`,
    [id, name],
  )
  if (rows.length === 0) return
  const names = [...new Set(rows.map(({ username }) => username))].join(', ')
  const others = [...new Set(rows.map(({ businessId }) => businessId))].join(', ')
  throw new StartError(
    `These usernames have been taken by another business of the same name (${others}): ${names}. Rename that business first.`,
  )
}

/** Locks the usernames of the business until the transaction ends, so that nobody claims one before it commits. */
export async function lockUsernames(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ username: string }>(`SELECT username FROM ${stagedName('User')}`)
  const locks = [...new Set(rows.map(({ username }) => usernameLock(username)))].sort()
  for (const lock of locks)
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock])
}
