import { useRef } from 'react'
import * as z from 'zod/mini'
import type { Outcome } from '#web/relay/useMutation.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { bounded, optional } from '#web/ui/forms/textShapes.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import type { AccessLevel } from '../accessLevels.ts'

/** The choice of nobody to look after a vendor (part 2, section 9). */
export const nobody = 'not_assigned'

/** What the fields of a vendor contact hold while they are filled in. */
export type VendorValues = {
  company: string
  salesRep: string
  phoneNumber: string
  webAddress: string
  notes: string
  accessLevel: AccessLevel
  /** `not_assigned`, or the id of a member. */
  assignedTo: string
}

/** A new contact, before anything is typed (part 2, section 9). */
export const blankVendor: VendorValues = {
  ...{ company: '', salesRep: '', phoneNumber: '', webAddress: '', notes: '' },
  ...{ accessLevel: 'ALL', assignedTo: nobody },
}

/** What has to be filled in, and how it is called. */
const neededFields = { company: 'Company', salesRep: 'Sales rep', phoneNumber: 'Phone number' } as const

const needed = (name: keyof typeof neededFields, most: number) =>
  z.string().check(z.trim(), bounded(neededFields[name], most))

/** That the first three are filled in is asked apart: the specification has one sentence for all of them. */
const schema = z.object({
  company: needed('company', 120),
  salesRep: needed('salesRep', 160),
  phoneNumber: needed('phoneNumber', 40),
  webAddress: optional('Website', 300),
  notes: optional('Notes', 5000),
  accessLevel: z.enum(['ALL', 'MANAGER', 'ADMIN']),
  assignedTo: z.string(),
})

export type SentVendor = z.output<typeof schema>

/** What is told to whoever leaves one of the three empty (part 2, section 5). */
const allNeeded = 'Please fill in company, sales rep, and phone number'

function emptyFields(vendor: SentVendor): Record<string, string[]> | null {
  const names = Object.keys(neededFields) as (keyof typeof neededFields)[]
  const empty = names.filter((name) => vendor[name] === '')
  if (empty.length === 0) return null
  return Object.fromEntries(empty.map((name) => [name, [`${neededFields[name]} is required`]]))
}

/** The form of a vendor contact. What is missing is said at its field, and all of it in the toast. */
export function useVendorForm(
  initial: VendorValues,
  save: (vendor: SentVendor) => Promise<Outcome<unknown>>,
  onSaved: () => void,
) {
  const toast = useToast()
  const said = useRef('')
  return useForm({
    schema,
    initial,
    async onSubmit(vendor) {
      toast.close(said.current)
      const fields = emptyFields(vendor)
      if (fields) {
        said.current = toast.error({ title: 'Error', description: allNeeded })
        return { fields }
      }
      const outcome = await save(vendor)
      if (!outcome.ok) return outcome.error
      onSaved()
    },
  })
}

/** The chosen member as the graph takes it. */
export function assigneeInput(chosen: string) {
  return chosen === nobody ? null : { memberId: chosen }
}
