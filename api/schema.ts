import { builder } from '#api/core/builder.ts'
import '#api/core/scalars.ts'
import '#api/modules/business/schema.ts'
import '#api/modules/activities/schema.ts'
import '#api/modules/team/schema.ts'
import '#api/modules/team/viewer.ts'
import '#api/modules/interests/schema.ts'
import '#api/modules/customers/schema.ts'
import '#api/modules/customers/mutations.ts'
import '#api/modules/contacts/schema.ts'
import '#api/modules/contacts/mutations.ts'
import '#api/modules/hot-board/schema.ts'
import '#api/modules/notes/schema.ts'
import '#api/modules/dashboard/schema.ts'
import '#api/modules/auth/schema.ts'
import '#api/modules/superadmin/schema.ts'

/** The whole graph. */
export const schema = builder.toSchema()
