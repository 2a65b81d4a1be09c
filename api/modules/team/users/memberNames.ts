import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type ErasedMember, replaceInTables, replaceInTrash } from '#api/modules/team/users/nameRewriting.ts'

const formerNames = `SELECT "before" AS name FROM "AuditEntry"
  WHERE "businessId" = $1 AND subject = $2 AND "before" ?| ARRAY['firstName', 'lastName'] ORDER BY id DESC`

const namesOfOthers = `SELECT DISTINCT "firstName" || ' ' || "lastName" AS name FROM "User"
  WHERE "businessId" = $1 AND id <> $2`

interface Name {
  firstName: string
  lastName: string
}

/** The names by which entries know a member alone; a name that a colleague has too is the colleague's. */
export async function namesOf(tx: BusinessContext, member: Name & { id: number }): Promise<string[]> {
  const former = await tx.sql<{ name: Partial<Name> }>(formerNames, `User:${member.id}`)
  const names = new Set<string>()
  let { firstName, lastName } = member
  names.add(`${firstName} ${lastName}`)
  for (const { name } of former) {
    firstName = name.firstName ?? firstName
    lastName = name.lastName ?? lastName
    names.add(`${firstName} ${lastName}`)
  }
  for (const { name } of await tx.sql<{ name: string }>(namesOfOthers, member.id)) names.delete(name)
  return [...names]
}

/** How Cuecard goes on in a notification that begins with a name, and before one that stands inside. */
const deeds = [' gave you ', ' assigned to you: ', ' shared a note with you: ']
const leaver = ' gave you the open work of '

/** Where the values of an audit entry hold a member's name. */
const namePaths = ['{assignedTo}', '{resolvedBy}', '{handedOver,to}']

const renamedValue = (column: string, path: string) => `UPDATE "AuditEntry"
  SET "${column}" = jsonb_set("${column}", '${path}', to_jsonb($3::text))
  WHERE "businessId" = $1 AND "${column}" #>> '${path}' = $2`

const startsWith = (words: string) => `starts_with(title, $2 || '${words}')`

/** What Cuecard itself wrote around a name. Words beside it may be the same name, typed by somebody. */
const texts = [
  `UPDATE "Notification" SET title = left($3 || substr(title, length($2) + 1), 200)
   WHERE "businessId" = $1 AND (${deeds.map(startsWith).join(' OR ')})`,
  `UPDATE "Notification" SET title = left(replace(title, '${leaver}' || $2 || ': ', '${leaver}' || $3 || ': '), 200)
   WHERE "businessId" = $1 AND subject LIKE 'User:%' AND position('${leaver}' || $2 || ': ' IN title) > 0`,
  ...namePaths.flatMap((path) => [renamedValue('before', path), renamedValue('after', path)]),
]

/** Answers to retries are kept for a day; those that name the member are dropped. */
const answers = `UPDATE "IdempotencyKey" SET body = NULL, bytes = 0, records = '{}'
  WHERE "businessId" = $1 AND EXISTS (
    SELECT 1 FROM unnest($2::text[]) AS known WHERE position(trim('"' FROM to_jsonb(known)::text) IN body) > 0)`

/** Entries about the account itself keep what was done and when, without the values that identify its owner. */
const ownEntries = `UPDATE "AuditEntry"
  SET "subjectName" = $3,
      "before" = "before" - ARRAY['firstName', 'lastName', 'username', 'email'],
      "after" = "after" - ARRAY['firstName', 'lastName', 'username', 'email']
  WHERE "businessId" = $1 AND subject = $2`

const ownActs = `UPDATE "AuditEntry" SET "actorName" = $3
  WHERE "businessId" = $1 AND "actorType" = 'user' AND "actorId" = $2`

/**
 * Writes the replacement wherever Cuecard keeps a name of the member. What people typed themselves stays. Nothing else is
 * written for it: no webhook, no activity, no `updatedAt`.
 */
export async function replaceNames(tx: BusinessContext, member: ErasedMember): Promise<void> {
  const { id, names, accounts, replacement } = member
  await tx.sql("SELECT set_config('cuecard.triggers', 'off', true) WHERE $1 > 0")
  // Before and after: a row may move to the trash and back meanwhile.
  await replaceInTrash(tx, member)
  await replaceInTables(tx, member)
  await replaceInTrash(tx, member)
  await tx.sql(ownEntries, `User:${id}`, replacement)
  await tx.sql(ownActs, id, replacement)
  for (const name of names) for (const text of texts) await tx.sql(text, name, replacement)
  await tx.sql(answers, [...names, ...accounts])
  await tx.sql("SELECT set_config('cuecard.triggers', 'on', true) WHERE $1 > 0")
}
