import * as z from 'zod/mini'
import { CreateVendorContactInput as most } from '#web/generated/maxLengths.ts'
import type { Outcome } from '#web/relay/useMutation.ts'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { blank, bounded, optional } from '#web/ui/forms/textShapes.ts'

/** The option for no assignee. */
export const nobody = 'not_assigned'

/** The required fields with their labels. */
const neededFields = { company: 'Company', salesRep: 'Sales rep', phoneNumber: 'Phone number' } as const

const needed = (name: keyof typeof neededFields) =>
  z.string().check(z.trim(), bounded(neededFields[name], most[name]))

/** Missing values of the first three fields are checked separately, because one message covers all of them. */
export const vendorSchema = z.object({
  company: needed('company'),
  salesRep: needed('salesRep'),
  phoneNumber: needed('phoneNumber'),
  webAddress: optional('Website', most.webAddress),
  notes: optional('Notes', most.notes),
  accessLevel: z.enum(['ALL', 'MANAGER', 'ADMIN']),
  /** `not_assigned`, or the id of a user. */
  assignedTo: z.string(),
})

/** The form values of a vendor contact. */
export type VendorValues = z.input<typeof vendorSchema>

/** The initial values of a new contact. */
export const blankVendor: VendorValues = { ...blank(vendorSchema), accessLevel: 'ALL', assignedTo: nobody }

export type SentVendor = z.output<typeof vendorSchema>

/** The message when one of the three is missing. */
const allNeeded = 'Please fill in company, sales rep, and phone number'

function emptyFields(vendor: SentVendor): Record<string, string[]> | null {
  const names = Object.keys(neededFields) as (keyof typeof neededFields)[]
  const empty = names.filter((name) => vendor[name] === '')
  if (empty.length === 0) return null
  return Object.fromEntries(empty.map((name) => [name, [`${neededFields[name]} is required`]]))
}

/** Saves a complete vendor contact. Missing values are shown at their fields and in one toast. */
export function useCheckedVendor(
  save: (vendor: SentVendor, initial: VendorValues) => Promise<Outcome<unknown>>,
) {
  const showError = useErrorToast()
  return (vendor: SentVendor, initial: VendorValues) => {
    const fields = emptyFields(vendor)
    showError(fields && { title: 'Error', description: allNeeded })
    return fields ? { ok: false as const, error: { fields } } : save(vendor, initial)
  }
}

/** The chosen assignee as input of the graph. */
export function assigneeInput(chosen: string) {
  return chosen === nobody ? null : { userId: chosen }
}
