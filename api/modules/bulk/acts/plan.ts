import { type Act, leftWith } from '#api/modules/bulk/acts/act.ts'
import { changesByCustomer, type FollowUpChanges, undoFollowUps } from '#api/modules/bulk/acts/followUps.ts'
import { enrolMany } from '#api/modules/follow-ups/enrolment.ts'

const inPlan = `SELECT DISTINCT "customerId" AS id FROM "FollowUp"
   WHERE "businessId" = $1 AND "customerId" = ANY ($2::int[]) AND state = 'PENDING'`

/** Starts the plan of each customer's status today, unless the customer is in it. */
export const plan: Act<object, object, FollowUpChanges> = {
  async change(tx, _given, customers) {
    const ids = customers.map(({ id }) => id)
    const already = new Set((await tx.sql<{ id: number }>(inPlan, ids)).map(({ id }) => id))
    const starting = ids.filter((id) => !already.has(id))
    const changes = changesByCustomer(tx, starting, await enrolMany(tx, starting, 'today'))
    return ids.map((id) => {
      const after = changes.get(id)
      if (!after) return { id, state: 'SAME' }
      if (after.made.length === 0) return { id, state: 'SKIPPED', reason: 'Their status has no plan.' }
      return { id, state: 'CHANGED', before: {}, after }
    })
  },
  async undo(tx, _given, changed) {
    const changes = new Map(changed.map(({ customer, after }) => [customer.id, after]))
    return leftWith(await undoFollowUps(tx, changes), 'Somebody has worked on a follow-up.')
  },
}
