import { graphql, readInlineData } from 'react-relay/hooks'
import type { AppointmentCard_appointment$key } from '#web/__generated__/AppointmentCard_appointment.graphql.ts'
import type { HourBlock_appointment$key } from '#web/__generated__/HourBlock_appointment.graphql.ts'
import type { hourAppointment_appointment$key } from '#web/__generated__/hourAppointment_appointment.graphql.ts'
import type { PrintedHours_appointment$key } from '#web/__generated__/PrintedHours_appointment.graphql.ts'
import type { WeekList_appointment$key } from '#web/__generated__/WeekList_appointment.graphql.ts'
import type { Technician } from './columns.ts'
import type { TechnicianTone } from './technicianTones.ts'

/** The fields that position an appointment in its column, and the fragments that render it. */
export interface HourAppointment {
  readonly id: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: Technician
  readonly tone: TechnicianTone
  readonly shown: HourBlock_appointment$key &
    WeekList_appointment$key &
    PrintedHours_appointment$key &
    AppointmentCard_appointment$key
}

export function hourAppointment(
  appointment: hourAppointment_appointment$key,
  toneOf: (technician: Technician) => TechnicianTone,
): HourAppointment {
  const data = readInlineData(
    graphql`
      fragment hourAppointment_appointment on ServiceAppointment @inline {
        id
        startTime
        endTime
        technician
        technicianUserId
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...HourBlock_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...WeekList_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...PrintedHours_appointment
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...AppointmentCard_appointment
      }
    `,
    appointment,
  )
  const { id, startTime, endTime } = data
  const technician = { name: data.technician, userId: data.technicianUserId ?? null }
  return { id, startTime, endTime, technician, tone: toneOf(technician), shown: data }
}
