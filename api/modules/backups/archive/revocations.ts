import type pg from 'pg'
import { quoted } from '#api/modules/backups/archive/tables.ts'

/** More than the changes of a password and a role within the lifetime of a session. */
const leap = 1_000

/**
 * Ends all sessions of the restored accounts: those that had ended since the file was written would be valid again.
 * @param condition the accounts in SQL; all by default
 */
export async function endSessions(client: pg.Client, condition?: string): Promise<void> {
  for (const table of condition ? ['User'] : ['User', 'SuperAdmin'])
    await client.query(
      `UPDATE ${quoted(table)} SET "tokenVersion" = "tokenVersion" + ${leap} WHERE ${condition ?? 'true'}`,
    )
}

/** What lets programs in with a secret of the time of the file, and may have been revoked since: one line each. */
export async function keysThatCameBack(client: pg.Client, businessId?: number): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT business.name || ': API key ' || key.name AS line
       FROM "ApiKey" AS key JOIN "Business" AS business ON business.id = key."businessId"
      WHERE key."revokedAt" IS NULL AND business.id = coalesce($1, business.id)
     UNION ALL
     SELECT business.name || ': calendar feed of ' || "firstName" || ' ' || "lastName"
       FROM "User" AS "user" JOIN "Business" AS business ON business.id = "user"."businessId"
      WHERE "user"."calendarFeedHash" IS NOT NULL AND business.id = coalesce($1, business.id)
     UNION ALL
     SELECT name || ': calendar feed' FROM "Business"
      WHERE "calendarFeedHash" IS NOT NULL AND id = coalesce($1, id) ORDER BY line`,
    [businessId ?? null],
  )
  return rows.map(({ line }) => line)
}
