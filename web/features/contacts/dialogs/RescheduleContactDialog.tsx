import { CalendarDays, Sunrise } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { RescheduleContactDialogMutation } from '#web/__generated__/RescheduleContactDialogMutation.graphql.ts'
import { isUnchanged } from '#web/lib/changedFields.ts'
import { dayInSentence, formatTime } from '#web/lib/dates.ts'
import { dayOf, timeOf } from '#web/lib/days.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { DateField, TimeField } from '#web/ui/fields/PickerField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { dayLabel, timeLabel } from '#web/ui/forms/fieldShapes.ts'
import { firstDay, instantOf, lastDay } from '../contactInstant.ts'
import { TimeNotices } from '../TimeNotices.tsx'
import { useReopenContact } from '../useReopenContact.ts'
import { type ContactDialogProps, useDialogContact } from './dialogContact.ts'
import { QuickMove } from './QuickMove.tsx'

const schema = z.object({
  date: z.string().check(z.minLength(1, 'Contact date is required')),
  time: z.string().check(z.minLength(1, 'Contact time is required')),
})

const labels = { date: dayLabel, time: timeLabel }

const mutation = graphql`
  mutation RescheduleContactDialogMutation($input: RescheduleContactInput!) {
    rescheduleContact(input: $input) {
      __typename
    }
  }
`

/** Moves a contact with one tap to a day, or to any date and time. */
export function RescheduleContactDialog({ contact: key, ...dialog }: ContactDialogProps) {
  const contact = useDialogContact(key)
  const timeZone = useTimeZone()
  const toast = useToast()
  const { customerName: subject } = contact
  const [reopen] = useReopenContact(contact.customerName)
  const [move, pending] = useMutation<RescheduleContactDialogMutation>(mutation, {
    failure: { inForm: 'Failed to reschedule contact' },
  })
  const [moveBack] = useMutation<RescheduleContactDialogMutation>(mutation, {
    subject,
    undoes: true,
    failure: ({ message }) => `Failed to reschedule contact: ${message}`,
  })
  const { id, scheduledDate } = contact
  const reschedule = async (to: string) => {
    const outcome = await move({ input: { id, scheduledDate: to } })
    if (outcome.ok) {
      const before = { id, scheduledDate, expectedScheduledDate: to }
      toast.success({
        title: 'Success',
        description: `Contact moved to ${dayInSentence(to, timeZone)}, ${formatTime(to, timeZone)}`,
        subject,
        about: id,
        action: { label: 'Undo', onSelect: () => void moveBack({ input: before }) },
      })
    }
    return outcome
  }
  const quick = {
    scheduledDate,
    disabled: pending,
    onMove: async (to: string) => {
      const outcome = await reschedule(to)
      if (outcome.ok) dialog.onClose()
      else outcome.error.tell?.()
    },
  }

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Reschedule Contact"
      description={<span translate="no">{contact.customerName}</span>}
      schema={schema}
      record={contact.id}
      labels={labels}
      initial={{ date: dayOf(scheduledDate, timeZone), time: timeOf(scheduledDate, timeZone) }}
      onSubmit={({ date, time }, initial) => {
        if (isUnchanged(initial, { date, time })) return
        const to = instantOf(date, time, timeZone)
        if (to === null) return { ok: false, error: { fields: { date: ['This date does not exist'] } } }
        return reschedule(to)
      }}
      reopening={{ label: 'Reopen', run: () => reopen({ id }) }}
      submitText="Reschedule"
      pendingText="Rescheduling..."
      above={
        <div className="mb-5 flex flex-col gap-2">
          <QuickMove {...quick} name="Tomorrow" days={1} icon={<Sunrise />} />
          <QuickMove {...quick} name="Next week" days={7} icon={<CalendarDays />} />
        </div>
      }
    >
      {(form) => (
        <>
          <FieldRow>
            <DateField label="Date" required min={firstDay} max={lastDay} {...form.field('date')} />
            <TimeField label="Time" required {...form.field('time')} />
          </FieldRow>
          {form.dirty && <TimeNotices date={form.values.date} time={form.values.time} />}
        </>
      )}
    </FormDialog>
  )
}
