import { z } from 'zod'
import { AccessLevel } from '#api/core/database/generated/enums.ts'
import { optionalText, text } from '#api/core/platform/input.ts'
import { userFields, userRef } from '#api/modules/team/input.ts'

const required = 'Please fill in company, sales rep, and phone number'

const fields = {
  company: text('Company', 120, required),
  salesRep: text('Sales rep', 160, required),
  // As the vendor writes it: with an extension, from abroad, in letters.
  phoneNumber: text('Phone number', 40, required).meta({ description: 'A phone number in any format.' }),
  webAddress: optionalText('Website', 300),
  notes: optionalText('Notes', 5000),
}

const accessLevel = z
  .enum(AccessLevel, { error: 'Access level must be all, manager or admin' })
  .meta({ title: 'AccessLevel' })

/** Who looks after a vendor, as the graph takes it. */
export const assigneeFields = z
  .object(userFields)
  .meta({ title: 'NamedMemberInput', description: 'A user, by one of these.' })

/** Read of it; `undefined` when nothing was sent. */
export const assignee = assigneeFields.transform(userRef).nullish()

/** A new vendor contact. */
export const newVendor = z.object({ ...fields, accessLevel: accessLevel.default('ALL') })
export type NewVendor = z.output<typeof newVendor>

/** What changes of a vendor contact: only the fields that are there. */
export const vendorChanges = z.object({ ...fields, accessLevel }).partial()
export type VendorChanges = z.output<typeof vendorChanges>
