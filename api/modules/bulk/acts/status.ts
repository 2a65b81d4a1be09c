import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import { recordActivities } from '#api/modules/activities/service.ts'
import { type Act, type BulkRunRow, leftWith, mostAtOnce } from '#api/modules/bulk/acts/act.ts'
import { writeColumns } from '#api/modules/bulk/acts/columns.ts'
import { changesByCustomer, type FollowUpChanges, undoFollowUps } from '#api/modules/bulk/acts/followUps.ts'
import { countSale, statusLine } from '#api/modules/customers/service.ts'
import { cancelOthers, enrolMany } from '#api/modules/follow-ups/enrolment.ts'

export interface GivenStatus {
  status: CustomerStatus
  startsPlans: boolean
}

interface Former {
  status: CustomerStatus
  statusUpdatedAt: string
  statusUpdatedBy: string | null
}

type Moved = Pick<Customer, 'id' | 'status'>

/** Gives customers other statuses, as a change of one customer does. */
async function move(
  tx: BusinessContext,
  moved: readonly { from: Moved; to: CustomerStatus }[],
  { count }: BulkRunRow,
): Promise<void> {
  const set = { statusUpdatedAt: tx.now(), statusUpdatedBy: tx.actorName }
  const rows = moved.map(({ from, to }) => [from.id, { status: to, ...set }] as const)
  await writeColumns(tx, ['status', 'statusUpdatedAt', 'statusUpdatedBy'], new Map(rows))
  await recordActivities(
    tx,
    moved.map(({ from, to }) => ({ customerId: from.id, ...statusLine(from.status, to) })),
  )
  // A change of more customers is no work of the one who makes it.
  if (count > mostAtOnce) return
  for (const { from, to } of moved) await countSale(tx, from, { id: from.id, status: to })
}

export const status: Act<GivenStatus, Former, FollowUpChanges> = {
  async change(tx, given, customers, { run }) {
    const moving = customers.filter((customer) => customer.status !== given.status)
    const ids = moving.map(({ id }) => id)
    await move(
      tx,
      moving.map((from) => ({ from, to: given.status })),
      run,
    )
    const enrolment = given.startsPlans
      ? await enrolMany(tx, ids, 'entered')
      : { cancelled: await cancelOthers(tx, ids), made: [] }
    const changes = changesByCustomer(tx, ids, enrolment)
    return customers.map(({ id, status: former, statusUpdatedAt, statusUpdatedBy }) => {
      const after = changes.get(id)
      if (!after) return { id, state: 'SAME' }
      return { id, state: 'CHANGED', before: { status: former, statusUpdatedAt, statusUpdatedBy }, after }
    })
  },
  async undo(tx, given, changed, { run }) {
    const isHeld = ({ customer, after }: (typeof changed)[number]) =>
      customer.status === given.status && customer.statusUpdatedAt.toISOString() === after.at
    const held = changed.filter(isHeld)
    await move(
      tx,
      held.map(({ customer: from, before }) => ({ from, to: before.status })),
      run,
    )
    // After the history of the status, which has the time of the undo.
    const set = held.map(({ customer, before: { statusUpdatedAt, statusUpdatedBy } }) => {
      return [customer.id, { statusUpdatedAt: new Date(statusUpdatedAt), statusUpdatedBy }] as const
    })
    await writeColumns(tx, ['statusUpdatedAt', 'statusUpdatedBy'], new Map(set))
    await undoFollowUps(tx, new Map(held.map(({ customer, after }) => [customer.id, after])))
    const others = changed.filter((one) => !isHeld(one)).map(({ customer }) => customer.id)
    return leftWith(others, 'Their status was changed since.')
  },
}
