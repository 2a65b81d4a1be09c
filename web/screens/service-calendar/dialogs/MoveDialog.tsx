import * as z from 'zod/mini'
import { dayName } from '#web/lib/dates.ts'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { hoursOf } from '../calendarWords.ts'
import type { DialogAppointment } from '../day/appointmentDialogRequest.ts'
import type { MovedAppointment } from '../moving/movedAppointment.ts'

const schema = z.object({ date: z.string().check(z.minLength(1, 'Date is required')) })

interface MoveDialogProps extends DialogState {
  appointment: DialogAppointment
  onMove: (appointment: MovedAppointment, to: string) => void
}

/** Move to…: the alternative to dragging. Only the day changes. */
export function MoveDialog({ appointment, onMove, ...dialog }: MoveDialogProps) {
  const { moved } = appointment
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Move Appointment"
      description={`${moved.customer.name}, ${dayName(moved.date)}, ${hoursOf(moved.startTime, appointment.endTime)}. The times stay.`}
      schema={schema}
      record={moved.id}
      initial={{ date: moved.date }}
      onSubmit={({ date }) => {
        onMove(moved, date)
        return { ok: true }
      }}
      submitText="Move"
      pendingText="Moving..."
    >
      {(form) => (
        <DateField label="Date" required min="1900-01-01" max="9998-12-31" {...form.field('date')} />
      )}
    </FormDialog>
  )
}
