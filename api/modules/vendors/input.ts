import { z } from 'zod'
import { AccessLevel } from '#api/core/database/generated/enums.ts'
import { optionalText, text } from '#api/core/input.ts'

const required = 'Please fill in company, sales rep, and phone number'

const fields = {
  company: text('Company', 120, required),
  salesRep: text('Sales rep', 160, required),
  // As the vendor writes it: with an extension, from abroad, in letters (docs/decisions/vendor-contacts.md).
  phoneNumber: text('Phone number', 40, required),
  webAddress: optionalText('Website', 300),
  notes: optionalText('Notes', 5000),
}

const accessLevel = z.enum(AccessLevel, { error: 'Access level must be all, manager or admin' })

/** A new vendor contact (part 2 section 5). */
export const newVendor = z.object({ ...fields, accessLevel: accessLevel.default('ALL') })

/** What changes of a vendor contact: only the fields that are there. */
export const vendorChanges = z.object({ ...fields, accessLevel }).partial()
