import { CalendarDays, Sunrise } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { SnoozeFollowUpDialogMutation } from '#web/__generated__/SnoozeFollowUpDialogMutation.graphql.ts'
import { lastDay } from '#web/features/contacts/contactInstant.ts'
import { dayInSentence } from '#web/lib/dates.ts'
import { addDays, dayOf, todayIn } from '#web/lib/days.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { dayLabel } from '#web/ui/forms/fieldShapes.ts'
import { type FollowUpDialogProps, useDialogFollowUp } from './dialogFollowUp.ts'
import { QuickDay } from './QuickDay.tsx'
import { useReopenFollowUp } from './useReopenFollowUp.ts'

/** A follow-up is moved to a day on which somebody can still do it. */
const schema = (today: string) =>
  z.object({
    day: z
      .string()
      .check(z.minLength(1, 'Date is required'))
      .check(
        z.refine(
          (day) => day === '' || day >= today,
          'This day has already passed. Choose today or a later day',
        ),
      ),
  })

const labels = { day: dayLabel }

const mutation = graphql`
  mutation SnoozeFollowUpDialogMutation($input: SnoozeFollowUpInput!) {
    snoozeFollowUp(input: $input) {
      followUp {
        scheduledDate
      }
    }
  }
`

/** Moves a follow-up to tomorrow, to next week, or to any day. */
export function SnoozeFollowUpDialog({ followUp: key, ...dialog }: FollowUpDialogProps) {
  const followUp = useDialogFollowUp(key)
  const timeZone = useTimeZone()
  const toast = useToast()
  const { customerName: subject } = followUp
  const [reopen] = useReopenFollowUp(followUp.customerName)
  const [move, pending] = useMutation<SnoozeFollowUpDialogMutation>(mutation, {
    failure: { inForm: 'Failed to snooze follow-up' },
  })
  const [moveBack] = useMutation<SnoozeFollowUpDialogMutation>(mutation, {
    subject,
    undoes: true,
    failure: ({ message }) => `Failed to snooze follow-up: ${message}`,
  })
  const today = todayIn(timeZone)
  // Snoozing to the current due day would change nothing.
  const due = dayOf(followUp.scheduledDate, timeZone)
  const offered = addDays(due <= today ? today : due, 1)
  const snooze = async (day: string) => {
    const outcome = await move({ input: { id: followUp.id, day } })
    if (outcome.ok) {
      const { id, scheduledDate } = followUp
      const expectedScheduledDate = outcome.data.snoozeFollowUp?.followUp.scheduledDate
      const before = { id, scheduledDate, expectedScheduledDate }
      toast.success({
        title: 'Success',
        description: `Follow-up moved to ${dayInSentence(day, timeZone)}`,
        subject,
        about: followUp.id,
        action: { label: 'Undo', onSelect: () => void moveBack({ input: before }) },
      })
    }
    return outcome
  }
  const days = [
    { name: 'Tomorrow', day: addDays(today, 1), icon: <Sunrise /> },
    { name: 'Next week', day: addDays(today, 7), icon: <CalendarDays /> },
  ]
  const quick = {
    disabled: pending,
    onChoose: async (day: string) => {
      const outcome = await snooze(day)
      if (outcome.ok) dialog.onClose()
      else outcome.error.tell?.()
    },
  }

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Snooze Follow-up"
      description={
        <>
          <span translate="no">{followUp.customerName}</span> · {followUp.title}
        </>
      }
      schema={schema(today)}
      record={followUp.id}
      labels={labels}
      initial={{ day: offered }}
      onSubmit={({ day }) =>
        day === due
          ? { ok: false, error: { fields: { day: ['It is already due on this day'] } } }
          : snooze(day)
      }
      reopening={{ label: 'Reopen', run: () => reopen(followUp.id) }}
      submitText="Snooze"
      pendingText="Snoozing..."
      above={
        <div className="mb-5 flex flex-col gap-2">
          {days
            .filter(({ day }) => day !== due)
            .map((one) => (
              <QuickDay key={one.name} {...quick} {...one} />
            ))}
        </div>
      }
    >
      {(form) => <DateField label="Date" required min={today} max={lastDay} {...form.field('day')} />}
    </FormDialog>
  )
}
