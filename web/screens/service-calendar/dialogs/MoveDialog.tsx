import * as z from 'zod/mini'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { dayName, hoursOf } from '../calendarWords.ts'
import type { ActedAppointment } from '../day/act.ts'
import type { Moved } from '../moving/moved.ts'

const schema = z.object({ date: z.string().check(z.minLength(1, 'Date is required')) })

interface MoveDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  appointment: ActedAppointment
  onMove: (appointment: Moved, to: string) => void
  onClose: () => void
}

/** Move to…: what dragging does, without a pointer. Only the day changes. */
export function MoveDialog({ appointment, open, onMove, onClose, finalFocus }: MoveDialogProps) {
  const { moved } = appointment
  const form = useForm({
    schema,
    initial: { date: moved.date },
    async onSubmit({ date }) {
      onClose()
      onMove(moved, date)
      return undefined
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      size="sm"
      title="Move Appointment"
      description={`${moved.customer.name}, ${dayName(moved.date)}, ${hoursOf(moved.startTime, appointment.endTime)}. The times stay.`}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Moving...">
            Move
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <DateField label="Date" required min="1900-01-01" max="9998-12-31" {...form.field('date')} />
      </Form>
    </Dialog>
  )
}
