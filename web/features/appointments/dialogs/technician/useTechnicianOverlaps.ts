import { graphql } from 'react-relay/hooks'
import type { useTechnicianOverlapsQuery } from '#web/__generated__/useTechnicianOverlapsQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { isTime } from '../appointmentForm.ts'
import { type TechnicianOption, technicianKey } from './technicianOption.ts'

/** The debounce delay, in milliseconds. */
const pause = 300

/** The form values that determine the overlaps. */
interface AppointmentTimes {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: TechnicianOption | null
}

/**
 * Other appointments of the technician at these times. The form does not wait for them; after a failed request none are
 * shown.
 */
export function useTechnicianOverlaps(values: AppointmentTimes, exceptId: string | null) {
  const query = useDebouncedQuery<useTechnicianOverlapsQuery>(overlapsQuery, pause)
  const { answer } = query
  const answered = answer && {
    ...answer.variables,
    technician: { name: answer.variables.technician, userId: answer.variables.technicianUserId ?? null },
  }
  const current = answered && keyOf(answered) === keyOf(values) ? answer?.data : null
  return {
    overlaps: current?.viewer.business.technicianOverlaps ?? [],
    /** Requests the overlaps for the current values of the form. */
    ask(next: AppointmentTimes) {
      const { date, startTime, endTime, technician } = next
      if (keyOf(next) === null || !technician) return query.cancel()
      const { name, userId } = technician
      query.ask({ date, startTime, endTime, technician: name, technicianUserId: userId, exceptId })
    },
  }
}

/** A key of the form values, to match an answer with them; null while the times or the technician are incomplete. */
function keyOf({ date, startTime, endTime, technician }: AppointmentTimes): string | null {
  if (!technician || date.length !== 10 || !isTime(startTime) || !isTime(endTime)) return null
  return endTime > startTime ? JSON.stringify([date, startTime, endTime, technicianKey(technician)]) : null
}

const overlapsQuery = graphql`
  query useTechnicianOverlapsQuery(
    $date: Date!
    $startTime: LocalTime!
    $endTime: LocalTime!
    $technician: String!
    $technicianUserId: ID
    $exceptId: ID
  ) {
    viewer @required(action: THROW) {
      business {
        technicianOverlaps(
          date: $date
          startTime: $startTime
          endTime: $endTime
          technician: $technician
          technicianUserId: $technicianUserId
          exceptId: $exceptId
        ) {
          ...TechnicianWarning_appointments
        }
      }
    }
  }
`
