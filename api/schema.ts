import { builder } from '#api/core/graph/builder.ts'
import '#api/core/graph/scalars.ts'
import { onNewBusiness } from '#api/modules/business/startingRows.ts'
import { registerHandlers } from '#api/modules/customers/changeHandlers.ts'
import { modules } from '#api/modules/index.ts'

for (const module of Object.values(modules)) {
  registerHandlers(module)
  if (module.newBusiness) onNewBusiness(module.newBusiness)
}

/** The graph, to which the files add that the modules import; their hooks work from then on, too. */
export const schema = builder.toSchema()
