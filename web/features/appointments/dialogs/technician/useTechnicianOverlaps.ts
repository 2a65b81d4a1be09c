import { graphql } from 'react-relay/hooks'
import type { useTechnicianOverlapsQuery } from '#web/__generated__/useTechnicianOverlapsQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { isTime } from '../appointmentForm.ts'
import { type TechnicianOption, technicianKey } from './technicianOption.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 300

/** When somebody is to be somewhere. */
interface Meant {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: TechnicianOption | null
}

/** What the technician has already at these times. It is not waited for: when it can't be answered nothing is shown. */
export function useTechnicianOverlaps(now: Meant, exceptId: string | null) {
  const query = useDebouncedQuery<useTechnicianOverlapsQuery>(overlapsQuery, pause)
  const { answer } = query
  const asked = answer && {
    ...answer.variables,
    technician: { name: answer.variables.technician, userId: answer.variables.technicianUserId ?? null },
  }
  const current = asked && questionOf(asked) === questionOf(now) ? answer?.data : null
  return {
    overlaps: current?.viewer.business.technicianOverlaps ?? [],
    /** Takes the current values of the form. */
    ask(meant: Meant) {
      const { date, startTime, endTime, technician } = meant
      if (questionOf(meant) === null || !technician) return query.cancel()
      const { name, userId } = technician
      query.ask({ date, startTime, endTime, technician: name, technicianUserId: userId, exceptId })
    },
  }
}

/** The variables of the query; null while the times or the technician are incomplete. */
function questionOf({ date, startTime, endTime, technician }: Meant): string | null {
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
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...TechnicianWarning_appointments
        }
      }
    }
  }
`
