import '#api/modules/customers/erasure/mutations.ts'
import { rows } from '#api/modules/customers/erasure/rest.ts'
import { settleErasures } from '#api/modules/customers/erasure/settle.ts'
import type { Module } from '#api/modules/module.ts'

export const customerErasure: Module = {
  rest: rows,
  // Runs at the start, too: after a crash between the two, and with a database that was restored by other means.
  cleanUp: async ({ statements, erasureLists: lists, log }) => {
    const count = await settleErasures(statements.rows, { from: lists, to: lists }).catch((err: unknown) => {
      log.error({ err }, 'The lists of erased customers could not be compared with the database')
      return 0
    })
    if (count > 0) log.info({ count }, 'Erased customers who came back with a backup')
  },
}
