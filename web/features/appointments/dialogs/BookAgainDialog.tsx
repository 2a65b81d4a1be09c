import { graphql, readInlineData } from 'react-relay/hooks'
import type { AppointmentDialog_business$key } from '#web/__generated__/AppointmentDialog_business.graphql.ts'
import type { BookAgainDialog_appointment$key } from '#web/__generated__/BookAgainDialog_appointment.graphql.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { AppointmentDialog } from './AppointmentDialog.tsx'
import { repeatOf } from './initialValues.ts'

interface BookAgainDialogProps extends DialogState {
  business: AppointmentDialog_business$key
  /** The completed appointment, which stays as it is. */
  appointment: BookAgainDialog_appointment$key
}

/** Books the next visit like one that is completed. */
export function BookAgainDialog({ appointment, ...dialog }: BookAgainDialogProps) {
  const initial = repeatOf(readInlineData(appointmentFragment, appointment), useTimeZone())
  return <AppointmentDialog {...dialog} initial={initial} />
}

const appointmentFragment = graphql`
  fragment BookAgainDialog_appointment on ServiceAppointment @inline {
    ...initialValues_appointment
  }
`
