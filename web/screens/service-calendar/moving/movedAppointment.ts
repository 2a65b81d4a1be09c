import { graphql, readInlineData } from 'react-relay/hooks'
import type { movedAppointment_appointment$key } from '#web/__generated__/movedAppointment_appointment.graphql.ts'
import { surname } from '#web/lib/names.ts'

/** The date, time and technician of an appointment, or of a move. A move changes only the given fields. */
export interface AppointmentPosition {
  readonly date: string
  readonly startTime?: string
  readonly endTime?: string
  readonly technician?: Technician
}

/** A team member, or an external technician without a user id. */
interface Technician {
  readonly name: string
  readonly userId: string | null
}

/** The fields of an appointment that moving needs. */
export interface MovedAppointment extends Required<AppointmentPosition> {
  readonly id: string
  readonly customer: { readonly name: string; readonly lastName: string }
}

export function movedAppointment(appointment: movedAppointment_appointment$key): MovedAppointment {
  const { id, date, startTime, endTime, technician, technicianUserId, customer } = readInlineData(
    graphql`
      fragment movedAppointment_appointment on ServiceAppointment @inline {
        id
        date
        startTime
        endTime
        technician
        technicianUserId
        customer {
          name
          lastName
        }
      }
    `,
    appointment,
  )
  const { name, lastName } = customer
  return {
    id,
    date,
    startTime,
    endTime,
    customer: { name, lastName: surname(lastName, name) },
    technician: { name: technician, userId: technicianUserId ?? null },
  }
}

/** The current values of the fields that a move to `to` would change. */
export function positionOf(appointment: MovedAppointment, to: AppointmentPosition): AppointmentPosition {
  const { date, startTime, endTime, technician } = appointment
  return {
    date,
    ...(to.startTime !== undefined && { startTime, endTime }),
    ...(to.technician !== undefined && { technician }),
  }
}

/** Whether a move would change nothing. */
export function isThere(appointment: MovedAppointment, to: AppointmentPosition): boolean {
  const here = positionOf(appointment, to)
  return (
    here.date === to.date &&
    here.startTime === to.startTime &&
    here.technician?.name === to.technician?.name &&
    here.technician?.userId === to.technician?.userId
  )
}
