import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { MoveDialog_appointment$key } from '#web/__generated__/MoveDialog_appointment.graphql.ts'
import { clockChangeOf } from '#web/features/appointments/dialogs/shownTimes.ts'
import { dayName } from '#web/lib/dates.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { dayLabel } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { hoursOf } from '../calendarWords.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'
import type { DaysShown } from '../moving/moveInStore.ts'
import { useMove } from '../moving/useMove.ts'

const schema = z.object({ date: z.string().check(z.minLength(1, 'Date is required')) })
const labels = { date: dayLabel }

interface MoveDialogProps extends DialogState {
  appointment: MoveDialog_appointment$key
  shown: DaysShown
  canOverbook: boolean
}

/** Move to…: the alternative to dragging. Only the day changes. */
export function MoveDialog({ appointment: key, shown, canOverbook, ...dialog }: MoveDialogProps) {
  const appointment = movedAppointment(
    useLastKnown(
      graphql`
        fragment MoveDialog_appointment on ServiceAppointment {
          ...movedAppointment_appointment
        }
      `,
      key,
    ),
  )
  const timeZone = useTimeZone()
  const move = useMove(shown, canOverbook)
  const { id, date, startTime, endTime, customer } = appointment
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Move Appointment"
      description={`${customer.name}, ${dayName(date)}, ${hoursOf(startTime, endTime)}`}
      schema={schema}
      record={id}
      labels={labels}
      initial={{ date }}
      onSubmit={(to) => {
        void move({ appointment, to })
        return { ok: true }
      }}
      submitText="Move"
      pendingText="Moving..."
    >
      {(form) => (
        <DateField
          label="Date"
          required
          min="1900-01-01"
          max="9998-12-31"
          {...form.field('date')}
          description={clockChangeOf({ startTime, endTime, ...form.values }, timeZone) ?? 'The times stay.'}
        />
      )}
    </FormDialog>
  )
}
