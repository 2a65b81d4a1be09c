import { graphql, readInlineData } from 'react-relay/hooks'
import type { calendarDialogs_appointment$key } from '#web/__generated__/calendarDialogs_appointment.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { newAppointmentDialog } from '../service-calendar.route.ts'
import type { CalendarDialogsProps } from './CalendarDialogs.tsx'

/** The dialogs of the calendar. */
export const calendarDialogs = defineDialogs<CalendarDialogsProps>({ add: newAppointmentDialog })

/** Opens a dialog for an appointment. */
export function useOpenFor(appointment: calendarDialogs_appointment$key) {
  const open = calendarDialogs.useOpen()
  return (kind: 'edit' | 'bookAgain' | 'reschedule' | 'cancel' | 'move') =>
    open(kind, { appointment: readInlineData(appointmentFragment, appointment) })
}

const appointmentFragment = graphql`
  fragment calendarDialogs_appointment on ServiceAppointment @inline {
    ...AppointmentDialog_appointment
    ...BookAgainDialog_appointment
    ...CancelAppointmentDialog_appointment
    ...MoveDialog_appointment
  }
`
