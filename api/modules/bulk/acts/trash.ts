import type { Act } from '#api/modules/bulk/acts/act.ts'
import { moveCustomersToTrash } from '#api/modules/trash/moveCustomersToTrash.ts'
import { makeRoomInTrash } from '#api/modules/trash/moveToTrash.ts'
import { restoreCustomers } from '#api/modules/trash/restoration/customers.ts'

/** Moves customers to the trash. */
export const trash: Act<object> = {
  async change(tx, _given, customers, { run: { groupId } }) {
    const ids = customers.map(({ id }) => id)
    if (ids.length > 0) await moveCustomersToTrash(tx, ids, { reason: 'BULK', groupId })
    return ids.map((id) => ({ id, state: 'CHANGED', before: {}, after: {} }))
  },
  restore: (tx, ids, { groupId }) => restoreCustomers(tx, groupId, ids),
  // Those who are there were restored already.
  undo: async () => new Map(),
  finish: makeRoomInTrash,
}
