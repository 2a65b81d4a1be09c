import * as z from 'zod/mini'
import { PastTimeNotice } from '#web/components/schedule-contact/PastTimeNotice.tsx'
import { firstDay, instantOf, lastDay } from '#web/components/schedule-contact/when.ts'
import { dayOf, timeOf } from '#web/lib/days.ts'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { TimeField } from '#web/ui/fields/TimeField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import type { ActDialogProps } from './ContactDialog.tsx'
import { useRescheduleContact } from './useRescheduleContact.ts'

const schema = z.object({
  date: z.string().check(z.minLength(1, 'Contact date is required')),
  time: z.string().check(z.minLength(1, 'Contact time is required')),
})

/** Moves a contact to any date and time of the business's zone. */
export function RescheduleContactDialog({ contact, timeZone, open, onClose, finalFocus }: ActDialogProps) {
  const [reschedule] = useRescheduleContact(timeZone)
  const { scheduledDate } = contact
  const form = useForm({
    schema,
    initial: { date: dayOf(scheduledDate, timeZone), time: timeOf(scheduledDate, timeZone) },
    async onSubmit({ date, time }) {
      const to = instantOf(date, time, timeZone)
      if (to === null) return { fields: { date: ['This date does not exist'] } }
      const outcome = await reschedule(contact, to)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Reschedule Contact"
      description={contact.customerName}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Rescheduling...">
            Reschedule
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <FieldRow>
          <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('date')} />
          <TimeField label="Time" required {...form.field('time')} />
        </FieldRow>
        {form.dirty && <PastTimeNotice date={form.values.date} time={form.values.time} zone={timeZone} />}
      </Form>
    </Dialog>
  )
}
