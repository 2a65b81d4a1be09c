import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { NoteDialog_appointment$key } from '#web/__generated__/NoteDialog_appointment.graphql.ts'
import type { NoteDialogMutation } from '#web/__generated__/NoteDialogMutation.graphql.ts'
import { appointmentFields } from '#web/features/appointments/dialogs/appointmentForm.ts'
import { isUnchanged } from '#web/lib/changedFields.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { hoursOf } from '../calendarWords.ts'

const labels = { notes: appointmentFields.notes }
const schema = z.object(labels)

interface NoteDialogProps extends DialogState {
  appointment: NoteDialog_appointment$key
}

/** The notes of an appointment, which can be changed at any time. */
export function NoteDialog({ appointment, ...dialog }: NoteDialogProps) {
  const { id, startTime, endTime, notes, customer } = useLastKnown(
    graphql`
      fragment NoteDialog_appointment on ServiceAppointment {
        id
        startTime
        endTime
        notes
        customer {
          name
        }
      }
    `,
    appointment,
  )
  const [save] = useMutation<NoteDialogMutation>(
    graphql`
      mutation NoteDialogMutation($input: UpdateServiceAppointmentInput!) {
        updateServiceAppointment(input: $input) {
          serviceAppointment {
            id
            notes
          }
        }
      }
    `,
    {
      success: 'Service appointment updated successfully',
      subject: customer.name,
      failure: ({ message }) => message || 'Failed to update appointment',
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Note"
      description={`${customer.name}, ${hoursOf(startTime, endTime)}`}
      schema={schema}
      labels={labels}
      record={id}
      initial={{ notes: notes ?? '' }}
      onSubmit={(values, initial) =>
        isUnchanged(initial, values) ? undefined : save({ input: { id, ...values } })
      }
      submitText="Save"
      pendingText="Saving..."
    >
      {(form) => <TextArea label="Notes" rows={5} {...form.field('notes')} />}
    </FormDialog>
  )
}
