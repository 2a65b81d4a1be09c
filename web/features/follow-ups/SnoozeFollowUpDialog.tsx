import { CalendarDays, Sunrise } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { SnoozeFollowUpDialogMutation } from '#web/__generated__/SnoozeFollowUpDialogMutation.graphql.ts'
import { firstDay, lastDay } from '#web/features/contacts/contactInstant.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import { addDays, dayOf, todayIn } from '#web/lib/days.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { DialogFollowUp } from './followUpDialogRequest.ts'
import { QuickDay } from './QuickDay.tsx'

const schema = z.object({
  day: z
    .string()
    .check(z.minLength(1, 'Date is required'))
    .check(z.refine((day) => day === '' || (day >= firstDay && day <= lastDay), 'This date does not exist')),
})

interface SnoozeFollowUpDialogProps extends DialogState {
  followUp: DialogFollowUp
  timeZone: string
}

/** Moves a follow-up to tomorrow, to next week, or to any day. */
export function SnoozeFollowUpDialog({ followUp, timeZone, ...dialog }: SnoozeFollowUpDialogProps) {
  const toast = useToast()
  const [move, pending] = useMutation<SnoozeFollowUpDialogMutation>(
    graphql`
      mutation SnoozeFollowUpDialogMutation($input: SnoozeFollowUpInput!) {
        snoozeFollowUp(input: $input) {
          __typename
        }
      }
    `,
    {
      failure: ({ message }) => ({ title: 'Error', description: `Failed to snooze follow-up: ${message}` }),
    },
  )
  const today = todayIn(timeZone)
  // A follow-up that is due today can't be snoozed to its own day.
  const due = dayOf(followUp.scheduledDate, timeZone)
  const offered = due <= today ? addDays(today, 1) : due
  const snooze = async (day: string) => {
    const outcome = await move({ input: { id: followUp.id, day } })
    if (outcome.ok) {
      const before = { id: followUp.id, scheduledDate: followUp.scheduledDate }
      toast.success({
        title: 'Success',
        description: `Follow-up moved to ${formatCalendarDay(day)}`,
        subject: followUp.customerName,
        action: { label: 'Undo', onSelect: () => void move({ input: before }) },
      })
    }
    return outcome
  }
  const quick = {
    disabled: pending,
    onChoose: async (day: string) => {
      if ((await snooze(day)).ok) dialog.onClose()
    },
  }

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Snooze Follow-up"
      description={`${followUp.customerName} · ${followUp.title}`}
      schema={schema}
      initial={{ day: offered }}
      onSubmit={({ day }) => snooze(day)}
      submitText="Snooze"
      pendingText="Snoozing..."
      above={
        <div className="mb-5 flex flex-col gap-2">
          <QuickDay {...quick} name="Tomorrow" day={addDays(today, 1)} icon={<Sunrise />} />
          <QuickDay {...quick} name="Next week" day={addDays(today, 7)} icon={<CalendarDays />} />
        </div>
      }
    >
      {(form) => (
        <>
          <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('day')} />
          {form.dirty && form.values.day !== '' && form.values.day < today && (
            <Notice tone="warning">
              This day has already passed. The follow-up will be overdue at once.
            </Notice>
          )}
        </>
      )}
    </FormDialog>
  )
}
