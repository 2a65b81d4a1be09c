import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForKeyShare, lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import { namesWithSamePhone } from '#api/modules/customers/duplicates.ts'
import { finishRestoring as finishStep, leaveRoom } from '#api/modules/follow-ups/plans/service.ts'
import { finishRestoring as finishComment } from '#api/modules/hot-board/comments/service.ts'
import type { TrashType } from '#api/modules/trash/kinds.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import type { RowsByTable } from '#api/modules/trash/restoration/bringBack.ts'
import { differencesOfCustomers, endRemindersOfCancelled } from '#api/modules/trash/restoration/customers.ts'

/** What is no longer as it was. */
export interface Differences {
  /** Columns that come back with another value, by table and id. */
  changes?: RowsByTable
  /** Sentences for the person who restores. */
  remarks?: string[]
}

interface Kind {
  /** Whether `after` writes an audit entry that says more than that of the trash. */
  isAudited?: true
  /** Runs before the rows come back: locks what they need. */
  before?(tx: BusinessContext, entry: TrashRow, rows: RowsByTable): Promise<Differences>
  /** Runs when they are back. */
  after?(tx: BusinessContext, id: number, changes: RowsByTable): Promise<Differences>
}

const columnOf = (rows: RowsByTable, type: TrashType, id: number, column: string) =>
  Number(rows[type]?.[id]?.[column])

// Locked until the transaction ends, so that a change of status runs before or after the whole restoration.
const customersOfStep = `
  SELECT FROM "Customer" WHERE "businessId" = $1 AND id IN (
    SELECT "customerId" FROM "FollowUp" WHERE "businessId" = $1 AND id IN (
      SELECT jsonb_array_elements_text(act -> 'ids')::int FROM "TrashEntry", jsonb_array_elements(ended) AS act
       WHERE "businessId" = $1 AND type = 'FollowUpStep' AND "recordId" = $2 AND "restoredAt" IS NULL
         AND act ->> 'column' = 'state'))
   ORDER BY id FOR SHARE`

/** What restoring a record takes besides its rows. */
export const restorationKinds: Partial<Record<TrashType, Kind>> = {
  Customer: {
    before: (tx, { timeZone }, rows) => differencesOfCustomers(tx, timeZone, rows),
    async after(tx, id, changes) {
      await endRemindersOfCancelled(tx, changes)
      const others = await namesWithSamePhone(tx, id)
      return { remarks: others.map((name) => `${name} has the same phone number.`) }
    },
  },
  Contact: {
    async before(tx, { recordId: id }, rows) {
      if (await lockForKeyShare(tx, 'Customer', columnOf(rows, 'Contact', id, 'customerId'))) return {}
      throw new AppError('CONFLICT', 'The customer of this contact was deleted. Restore the customer first.')
    },
  },
  HotBoardComment: {
    isAudited: true,
    async before(tx, { recordId: id }, rows) {
      await lockForUpdate(tx, 'HotBoardItem', columnOf(rows, 'HotBoardComment', id, 'itemId'))
      return {}
    },
    async after(tx, id) {
      await finishComment(tx, id)
      return {}
    },
  },
  FollowUpStep: {
    async before(tx, { recordId: id }, rows) {
      await tx.sql(customersOfStep, id)
      await leaveRoom(tx, rows.FollowUpStep?.[id]?.customerStatus as CustomerStatus)
      return {}
    },
    async after(tx, id) {
      await finishStep(tx, id)
      return {}
    },
  },
}
