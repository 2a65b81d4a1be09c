import { graphql, readInlineData } from 'react-relay/hooks'
import type { hourAppointment_appointment$key } from '#web/__generated__/hourAppointment_appointment.graphql.ts'
import type { TechnicianOption } from '#web/features/appointments/dialogs/technician/technicianOption.ts'
import type { TechnicianTone } from '../technicians/technicianTones.ts'

/** The fields that position an appointment in its column, and the reference that its fragments are read from. */
export interface HourAppointment<Reference> {
  readonly id: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: TechnicianOption
  /** Whether the appointment is open although the technician has left the team. */
  readonly hasLeft: boolean
  readonly tone: TechnicianTone
  readonly shown: Reference
}

export function hourAppointment<Reference extends hourAppointment_appointment$key>(
  shown: Reference,
  toneOf: (technician: TechnicianOption) => TechnicianTone,
): HourAppointment<Reference> {
  const data = readInlineData<hourAppointment_appointment$key>(
    graphql`
      fragment hourAppointment_appointment on ServiceAppointment @inline {
        id
        startTime
        endTime
        technician
        technicianUserId
        needsTechnician
      }
    `,
    shown,
  )
  const { id, startTime, endTime } = data
  const technician = { name: data.technician, userId: data.technicianUserId ?? null }
  const hasLeft = data.needsTechnician
  return { id, startTime, endTime, technician, hasLeft, tone: toneOf(technician), shown }
}
