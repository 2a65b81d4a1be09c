import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import type { BulkCustomerState } from '#api/generated/enums.ts'
import { type BulkRunRow, type Changed, leftWith } from '#api/modules/bulk/acts/act.ts'
import { actOf } from '#api/modules/bulk/acts/acts.ts'
import { lockCustomers } from '#api/modules/customers/statements.ts'

/** How many customers one transaction changes. */
const batchSize = 500

const nextCustomers = (state: BulkCustomerState) => `
  SELECT "customerId" AS id, "seenAt", before, after FROM "BulkCustomer"
   WHERE "businessId" = $1 AND "runId" = $2 AND state = '${state}' ORDER BY "customerId" LIMIT ${batchSize}`

/** A customer of a bulk change, as its row says. */
interface Target {
  id: number
  seenAt: Date
  before: object
  after: object
}

/** What becomes of a target. */
interface Outcome {
  id: number
  state: BulkCustomerState
  before?: object
  after?: object
  reason?: string | undefined
}

const finishTargets = `
  UPDATE "BulkCustomer" AS held
     SET state = became.state::"BulkCustomerState", before = coalesce(became.before, held.before),
         after = coalesce(became.after, held.after), reason = left(became.reason, 300)
    FROM jsonb_to_recordset($3::jsonb) AS became (id int, state text, before jsonb, after jsonb, reason text)
   WHERE held."businessId" = $1 AND held."runId" = $2 AND held."customerId" = became.id`

// Why a customer is not there.
const whyGone = `
  SELECT wanted AS id, coalesce(
      (SELECT 'Merged into ' || stayed.name || '.' FROM "CustomerMerge" AS merge
         JOIN "Customer" AS stayed ON stayed."businessId" = $1 AND stayed.id = merge."customerId"
        WHERE merge."businessId" = $1 AND merge."fromId" = wanted),
      (SELECT 'In the trash.' FROM "TrashEntry"
        WHERE "businessId" = $1 AND type = 'Customer' AND "recordId" = wanted AND "restoredAt" IS NULL LIMIT 1),
      'Deleted for good.') AS reason
    FROM unnest($2::int[]) AS wanted WHERE $1 > 0`

async function reasonsOfGone(tx: BusinessContext, ids: readonly number[]): Promise<[number, string][]> {
  if (ids.length === 0) return []
  const rows = await tx.sql<{ id: number; reason: string }>(whyGone, ids)
  return rows.map(({ id, reason }) => [id, reason])
}

const locked = (tx: BusinessContext, ids: readonly number[]) => tx.sql<Customer>(lockCustomers, ids)

const missingOf = (ids: readonly number[], customers: readonly Customer[]) => {
  const there = new Set(customers.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** What a batch did; `done` is 0 when nothing was left. */
export interface BatchCounts {
  done: number
  changed: number
  left: number
}

async function settle(tx: BusinessContext, { id }: BulkRunRow, outcomes: readonly Outcome[]) {
  await tx.sql(finishTargets, id, JSON.stringify(outcomes))
  const count = (...states: BulkCustomerState[]) =>
    outcomes.filter(({ state }) => states.includes(state)).length
  return { done: outcomes.length, changed: count('CHANGED'), left: count('SKIPPED', 'LEFT') }
}

/** Changes the next customers of a run, in the transaction that has locked it. */
export async function changeBatch(tx: BusinessContext, run: BulkRunRow): Promise<BatchCounts> {
  const targets = await tx.sql<Target>(nextCustomers('WAITING'), run.id)
  if (targets.length === 0) return { done: 0, changed: 0, left: 0 }
  const act = actOf(run.kind)
  const given = run.act as object
  const held = await act.hold?.(tx, given)
  const ids = targets.map(({ id }) => id)
  const customers = await locked(tx, ids)
  const seen = new Map(targets.map(({ id, seenAt }) => [id, seenAt.getTime()]))
  const isUnchanged = ({ id, updatedAt }: Customer) => updatedAt.getTime() === seen.get(id)
  const skipped = new Map([
    ...(await reasonsOfGone(tx, missingOf(ids, customers))),
    ...leftWith(
      customers.filter((customer) => !isUnchanged(customer)).map(({ id }) => id),
      'Somebody changed them meanwhile.',
    ),
  ])
  const became = await act.change(tx, given, customers.filter(isUnchanged), { held, run })
  return settle(tx, run, [
    ...became,
    ...[...skipped].map(([id, reason]): Outcome => ({ id, state: 'SKIPPED', reason })),
  ])
}

/** Takes back what a run did to the next customers, in the transaction that has locked it. */
export async function undoBatch(tx: BusinessContext, run: BulkRunRow): Promise<BatchCounts> {
  const targets = await tx.sql<Target>(nextCustomers('CHANGED'), run.id)
  if (targets.length === 0) return { done: 0, changed: 0, left: 0 }
  const act = actOf(run.kind)
  const given = run.act as object
  const held = await act.hold?.(tx, given)
  const ids = targets.map(({ id }) => id)
  let customers = await locked(tx, ids)
  const missing = missingOf(ids, customers)
  if (act.restore && missing.length > 0) {
    await act.restore(tx, missing, run)
    customers = await locked(tx, ids)
  }
  const there = new Map(customers.map((customer) => [customer.id, customer]))
  const changed = targets.flatMap(({ id, before, after }): Changed[] => {
    const customer = there.get(id)
    return customer ? [{ customer, before, after }] : []
  })
  const left = new Map([
    ...(await act.undo(tx, given, changed, { held, run })),
    ...(await reasonsOfGone(tx, missingOf(ids, customers))),
  ])
  const outcomes = ids.map(
    (id): Outcome => ({ id, state: left.has(id) ? 'LEFT' : 'UNDONE', reason: left.get(id) }),
  )
  return settle(tx, run, outcomes)
}
