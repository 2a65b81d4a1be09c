import '#api/modules/vendors/schema.ts'
import '#api/modules/vendors/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/vendors/rest.ts'
import { vendorContacts } from '../../../prisma/seed/vendors.ts'

export const vendors: Module = {
  rest: rows,
  demo: vendorContacts,
}
