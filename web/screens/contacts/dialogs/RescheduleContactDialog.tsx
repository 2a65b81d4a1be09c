import { CalendarDays, Sunrise } from 'lucide-react'
import * as z from 'zod/mini'
import { PastTimeNotice } from '#web/components/schedule-contact/PastTimeNotice.tsx'
import { firstDay, instantOf, lastDay } from '#web/components/schedule-contact/when.ts'
import { dayOf, timeOf } from '#web/lib/days.ts'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { TimeField } from '#web/ui/fields/TimeField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import type { ActDialogProps } from './ContactDialog.tsx'
import { QuickMove } from './QuickMove.tsx'
import { useRescheduleContact } from './useRescheduleContact.ts'

const schema = z.object({
  date: z.string().check(z.minLength(1, 'Contact date is required')),
  time: z.string().check(z.minLength(1, 'Contact time is required')),
})

/** Moves a contact with one tap, at its time of day, or to any date and time (decisions, section 5). */
export function RescheduleContactDialog({ contact, timeZone, open, onClose, finalFocus }: ActDialogProps) {
  const [reschedule, pending] = useRescheduleContact(timeZone)
  const { scheduledDate } = contact
  const move = async (to: string): Promise<FormErrors | undefined> => {
    const outcome = await reschedule(contact, to)
    if (!outcome.ok) return outcome.error
    onClose()
  }
  const form = useForm({
    schema,
    initial: { date: dayOf(scheduledDate, timeZone), time: timeOf(scheduledDate, timeZone) },
    async onSubmit({ date, time }) {
      const to = instantOf(date, time, timeZone)
      if (to === null) return { fields: { date: ['This date does not exist'] } }
      return move(to)
    },
  })

  const quick = { scheduledDate, timeZone, disabled: pending, onMove: (to: string) => void move(to) }

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
      <div className="mb-5 flex flex-col gap-2">
        <QuickMove {...quick} name="Tomorrow" days={1} icon={<Sunrise />} />
        <QuickMove {...quick} name="Next week" days={7} icon={<CalendarDays />} />
      </div>
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
