import * as z from 'zod/mini'
import type { CustomerOption } from '#web/features/customers/picker/customerOption.ts'
import { ScheduleContactInput as most } from '#web/generated/maxLengths.ts'
import { bounded, trimmed } from '#web/ui/forms/fieldShapes.ts'

export const noCustomer = 'No customer selected'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What every contact to schedule has. */
export const scheduleFields = (dateRequired: string) => ({
  date: z.string().check(z.minLength(1, dateRequired)),
  time: z.string().check(z.minLength(1, 'Contact time is required')),
  notes: trimmed('Notes', most.notes),
})

/**
 * The rules of a contact to schedule. A missing date has two messages: `Date is required` in the dialog of a customer's
 * card, `Contact date is required` on the contacts screen (docs/product/contacts.md#messages).
 */
export function scheduleSchema(dateRequired: string) {
  return z.object({
    customer: z
      .nullable(z.custom<CustomerOption>())
      .check(z.refine((customer) => customer !== null, noCustomer)),
    ...scheduleFields(dateRequired),
    email: z
      .string()
      .check(z.trim(), bounded('Email', most.email))
      .check(z.refine((text) => text === '' || emailPattern.test(text), 'Valid email required')),
  })
}
