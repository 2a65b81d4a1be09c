import { sqlParams } from '#api/core/database/sqlParams.ts'
import { insertReturning } from '#api/core/reads/fastList.ts'
import type { Selection } from '#api/core/reads/selection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type Day, startOfDay } from '#api/core/time/localTime.ts'
import { contactLineSql } from '#api/modules/activities/service.ts'
import type { ContactRow } from '#api/modules/contacts/lists.ts'
import { earnSql } from '#api/modules/points/ledger.ts'

interface InsertedContact {
  scheduledDate: Date
  email: string | null
  notes: string | null
  /** How it went, for a contact that is inserted completed; null for an open one. */
  result: { notes: string | null } | null
}

/** The subject of points for logged contacts with a customer on a local day, which earn once. */
export const loggedSubject = (customerId: number, day: Day) =>
  `LoggedContact:${customerId}on${day.replaceAll('-', '')}`

/**
 * Lets logged contacts of a customer, and their undoing, run one after the other until the transaction ends: the first
 * of a day earns points. Rows of the customer can be written meanwhile.
 */
export const lockLogged = (tx: BusinessContext, customerId: number) =>
  tx.sql('SELECT 1 FROM "Customer" WHERE "businessId" = $1 AND id = $2 FOR NO KEY UPDATE', customerId)

/**
 * Inserts a contact and its activity in one statement, for a completed one with its points; null when the customer does
 * not exist. `selection` is the query's selection of the contact.
 */
export function insertContact(
  ctx: BusinessContext,
  customerId: number,
  { scheduledDate, email, notes, result }: InsertedContact,
  description: string,
  selection?: Selection,
): Promise<ContactRow | null> {
  const { values, bind } = sqlParams()
  const now = bind(ctx.now(), 'timestamptz')
  const by = ctx.userId
  const completion = result
    ? `true, ${now}, ${bind(by, 'int')}, ${bind(result.notes, 'text')}`
    : 'false, NULL, NULL, NULL'
  const points = () =>
    earnSql(
      ctx,
      { userId: by, rule: `'contact-logged'`, subject: bind(loggedSubject(customerId, ctx.today()), 'text') },
      bind,
    )
  const statement = `customer AS (
      SELECT id FROM "Customer" WHERE "businessId" = $1 AND id = ${bind(customerId)}
         FOR ${result ? 'NO KEY UPDATE' : 'KEY SHARE'}),
    inserted AS (
      INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", email, notes, completed, "completedAt",
                             "completedById", "completedNotes", "createdAt")
      SELECT $1, id, ${bind(scheduledDate, 'timestamptz')}, ${bind(email, 'text')}, ${bind(notes, 'text')},
             ${completion}, ${now} FROM customer RETURNING *),
    made AS (SELECT inserted.* FROM inserted${result ? `, LATERAL ${points()}` : ''}),
    line AS (${contactLineSql(ctx, description, bind)})`
  return insertReturning<ContactRow>(ctx, selection, statement, values)
}

/**
 * Completes an open contact with its activity and its points in one statement; null when the contact is not open or
 * does not exist. The customer is locked first, in the same order as the deletion of a customer.
 */
export function markCompleted(
  ctx: BusinessContext,
  id: number,
  notes: string | null,
  description: string,
  selection?: Selection,
): Promise<ContactRow | null> {
  const { values, bind } = sqlParams()
  const contact = bind(id)
  const by = ctx.userId
  const onTime = bind(startOfDay(ctx.today(), ctx.timeZone), 'timestamptz')
  const points = earnSql(
    ctx,
    {
      userId: by,
      rule: `CASE WHEN coalesce("dueOn" >= ${bind(ctx.today(), 'date')}, "scheduledDate" >= ${onTime}) THEN 'contact-on-time' ELSE 'contact-late' END`,
      subject: `'Contact:' || id`,
    },
    bind,
  )
  const statement = `customer AS (
      SELECT id FROM "Customer" WHERE "businessId" = $1
         AND id = (SELECT "customerId" FROM "Contact" WHERE "businessId" = $1 AND id = ${contact}) FOR KEY SHARE),
    completed AS (
      UPDATE "Contact" c
         SET completed = true, "completedAt" = ${bind(ctx.now(), 'timestamptz')}, "completedById" = ${bind(by, 'int')},
             "completedNotes" = ${bind(notes, 'text')}, "updatedAt" = now()
        FROM customer
       WHERE c."businessId" = $1 AND c.id = ${contact} AND c."customerId" = customer.id AND NOT c.completed
      RETURNING c.*),
    made AS (SELECT completed.* FROM completed, LATERAL ${points}),
    line AS (${contactLineSql(ctx, description, bind)})`
  return insertReturning<ContactRow>(ctx, selection, statement, values)
}
