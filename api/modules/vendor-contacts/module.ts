import '#api/modules/vendor-contacts/schema.ts'
import '#api/modules/vendor-contacts/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { rows } from '#api/modules/vendor-contacts/rest.ts'
import { vendorContacts as demo } from '../../../prisma/seed/vendors.ts'

export const vendorContacts: Module = {
  rest: rows,
  demo,
}
