import * as z from 'zod/mini'
import { CreateVendorContactInput as most } from '#web/generated/maxLengths.ts'
import type { Outcome } from '#web/relay/useMutation.ts'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { blank, labelled, optional, trimmed, valuesOf } from '#web/ui/forms/fieldShapes.ts'
import { accessLevels } from '../accessLevels.ts'
import { phoneLink } from '../contactLinks.ts'
import type { DialogVendor } from './vendorDialogs.ts'

/** The option for no assignee. */
export const nobody = 'not_assigned'

/** The fields of a vendor contact. One message covers the first three when they are missing (`useCheckedVendor`). */
export const vendorFields = {
  company: trimmed('Company', most.company),
  salesRep: trimmed('Sales rep', most.salesRep),
  phoneNumber: trimmed('Phone number', most.phoneNumber),
  webAddress: optional('Website', most.webAddress),
  notes: optional('Notes', most.notes),
  accessLevel: labelled(
    'Access level',
    z.enum(['ALL', 'MANAGER', 'ADMIN']),
    (level) => accessLevels[level].choice,
  ),
  /** `not_assigned`, or the id of a user. */
  assignedTo: labelled('Assigned to', z.string()),
}

export const vendorSchema = z.object(vendorFields)

/** The form values of a vendor contact. */
export type VendorValues = z.input<typeof vendorSchema>

/** The initial values of a new contact. */
export const blankVendor: VendorValues = { ...blank(vendorSchema), accessLevel: 'ALL', assignedTo: nobody }

export type SentVendor = z.output<typeof vendorSchema>

/** The message when one of the three is missing. */
const allNeeded = 'Please fill in company, sales rep, and phone number'

const neededNames = ['company', 'salesRep', 'phoneNumber'] as const

function emptyFields(vendor: SentVendor): Record<string, string[]> | null {
  const empty = neededNames.filter((name) => vendor[name] === '')
  if (empty.length === 0) return null
  return Object.fromEntries(empty.map((name) => [name, [`${vendorFields[name].label} is required`]]))
}

/** Saves a complete vendor contact. Missing values are shown at their fields and in one toast. */
export function useCheckedVendor(
  save: (vendor: SentVendor, initial: VendorValues) => Promise<Outcome<unknown>> | undefined,
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

/** The form values of an existing contact. */
export function vendorValues({ id, assignee, phoneNumber, ...fields }: DialogVendor): VendorValues {
  const { text } = phoneLink(phoneNumber)
  return valuesOf(vendorSchema, { ...fields, phoneNumber: text, assignedTo: assignee?.id ?? nobody })
}
