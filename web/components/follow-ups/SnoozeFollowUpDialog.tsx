import { CalendarDays, Sunrise } from 'lucide-react'
import * as z from 'zod/mini'
import { firstDay, lastDay } from '#web/components/schedule-contact/when.ts'
import { addDays, dayOf, todayIn } from '#web/lib/days.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import type { ActedFollowUp } from './followUpAct.ts'
import { QuickDay } from './QuickDay.tsx'
import { useSnoozeFollowUp } from './useSnoozeFollowUp.ts'

const schema = z.object({
  day: z
    .string()
    .check(z.minLength(1, 'Date is required'))
    .check(z.refine((day) => day === '' || (day >= firstDay && day <= lastDay), 'This date does not exist')),
})

interface SnoozeFollowUpDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  followUp: ActedFollowUp
  timeZone: string
  onClose: () => void
}

/** Moves a follow-up to tomorrow, to next week, or to any day (decisions, section 6). */
export function SnoozeFollowUpDialog(props: SnoozeFollowUpDialogProps) {
  const { followUp, timeZone, open, onClose, finalFocus } = props
  const [snooze, pending] = useSnoozeFollowUp()
  const move = async (day: string): Promise<FormErrors | undefined> => {
    const outcome = await snooze(followUp, day)
    if (!outcome.ok) return outcome.error
    onClose()
  }
  const form = useForm({
    schema,
    initial: { day: dayOf(followUp.scheduledDate, timeZone) },
    onSubmit: ({ day }) => move(day),
  })
  const today = todayIn(timeZone)
  const quick = { disabled: pending, onChoose: (day: string) => void move(day) }
  const passed = form.dirty && form.values.day !== '' && form.values.day < today

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Snooze Follow-up"
      description={`${followUp.customerName} · ${followUp.title}`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Snoozing...">
            Snooze
          </SubmitButton>
        </>
      }
    >
      <div className="mb-5 flex flex-col gap-2">
        <QuickDay {...quick} name="Tomorrow" day={addDays(today, 1)} icon={<Sunrise />} />
        <QuickDay {...quick} name="Next week" day={addDays(today, 7)} icon={<CalendarDays />} />
      </div>
      <Form form={form}>
        <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('day')} />
        {passed && (
          <Notice tone="warning">This day has already passed. The follow-up will be overdue at once.</Notice>
        )}
      </Form>
    </Dialog>
  )
}
