import { builder } from '#api/core/graph/builder.ts'
import '#api/core/graph/scalars.ts'
import '#api/modules/index.ts'

export const schema = builder.toSchema()
