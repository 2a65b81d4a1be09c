import { graphql, readInlineData } from 'react-relay/hooks'
import type { movedAppointment_appointment$key } from '#web/__generated__/movedAppointment_appointment.graphql.ts'

/** Where an appointment is, or is to be. Only what is there changes. */
export interface Slot {
  readonly date: string
  readonly startTime?: string
  readonly endTime?: string
  readonly technician?: Technician
}

/** A team member, or somebody from outside, who has no id. */
interface Technician {
  readonly name: string
  readonly userId: string | null
}

/** The fields of an appointment that moving needs. */
export interface MovedAppointment extends Required<Slot> {
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
    ...{ id, date, startTime, endTime, customer: { name, lastName } },
    technician: { name: technician, userId: technicianUserId ?? null },
  }
}

/** The slot that an appointment has, as far as another one would change it. */
export function slotOf(appointment: MovedAppointment, to: Slot): Slot {
  const { date, startTime, endTime, technician } = appointment
  return {
    date,
    ...(to.startTime !== undefined && { startTime, endTime }),
    ...(to.technician !== undefined && { technician }),
  }
}

/** Whether a move would leave an appointment where it is. */
export function isThere(appointment: MovedAppointment, to: Slot): boolean {
  const here = slotOf(appointment, to)
  return (
    here.date === to.date &&
    here.startTime === to.startTime &&
    here.technician?.name === to.technician?.name &&
    here.technician?.userId === to.technician?.userId
  )
}
