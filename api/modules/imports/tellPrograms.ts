import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import { countsShape, type WorkState, works } from '#api/modules/imports/settings.ts'
import { tellBulkFinished } from '#api/modules/webhooks/bulkFinished.ts'

const inCamelCase = (state: string) =>
  state.toLowerCase().replace(/_./, (letters) => letters.slice(1).toUpperCase())

/** Tells programs that work on an import has ended, when it left out the messages about its records. */
export function tellPrograms(
  tx: BusinessContext,
  { id, state, rowCount, counts }: Pick<ImportOfBusiness, 'id' | 'state' | 'rowCount' | 'counts'>,
): Promise<void> {
  const { states } = countsShape.parse(counts)
  const told = Object.entries(states).filter(([, count]) => count > 0)
  return tellBulkFinished(tx, {
    kind: works[state as WorkState],
    subject: `Import:${id}`,
    records: rowCount,
    counts: Object.fromEntries(told.map(([name, count]) => [inCamelCase(name), count])),
    nouns: ['customer', 'contact', 'follow_up'],
  })
}
