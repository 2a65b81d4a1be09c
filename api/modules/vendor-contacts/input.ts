import { z } from 'zod'
import { optionalLongText, optionalText, text } from '#api/core/input/input.ts'
import { AccessLevel } from '#api/generated/enums.ts'
import { userRef, userRefFields } from '#api/modules/team/input.ts'

const required = 'Please fill in company, sales rep, and phone number'

const fields = {
  company: text('Company', 120, required),
  salesRep: text('Sales rep', 160, required),
  // Kept as the vendor writes it: with an extension, a country code, or letters.
  phoneNumber: text('Phone number', 40, required).meta({ description: 'A phone number in any format.' }),
  webAddress: optionalText('Website', 300),
  notes: optionalLongText('Notes', 5000),
}

const accessLevel = z
  .enum(AccessLevel, { error: 'Access level must be all, manager or admin' })
  .meta({ title: 'AccessLevel' })

/** The assignee of a vendor contact, as input of the graph. */
export const vendorAssigneeFields = z
  .object(userRefFields)
  .meta({ title: 'UserRefInput', description: 'A user, by one of these.' })

/** Parses the assignee; `undefined` when it is omitted. */
export const vendorAssignee = vendorAssigneeFields.transform(userRef).nullish()

/** A new vendor contact. */
export const newVendor = z.object({ ...fields, accessLevel: accessLevel.default('ALL') })
export type NewVendor = z.output<typeof newVendor>

/** Changes of a vendor contact: only the given fields. */
export const vendorChanges = z.object({ ...fields, accessLevel }).partial()
export type VendorChanges = z.output<typeof vendorChanges>
