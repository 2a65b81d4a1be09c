import { builder } from '#api/core/graph/builder.ts'
import '#api/core/graph/scalars.ts'
import { onNewBusiness } from '#api/modules/business/startingRows.ts'
import { onStatusChange } from '#api/modules/customers/statusChange.ts'
import { modules } from '#api/modules/index.ts'

for (const { onStatusChange: enter, newBusiness } of Object.values(modules)) {
  if (enter) onStatusChange(enter)
  if (newBusiness) onNewBusiness(newBusiness)
}

/** The graph, to which the files add that the modules import; their hooks work from then on, too. */
export const schema = builder.toSchema()
