import { graphql } from 'react-relay/hooks'
import type { useTechnicianHelpNamesQuery } from '#web/__generated__/useTechnicianHelpNamesQuery.graphql.ts'
import type { useTechnicianHelpQuery } from '#web/__generated__/useTechnicianHelpQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { isTime } from './appointmentForm.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 300

/** When somebody is to be somewhere. */
interface Meant {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: string
}

/**
 * Who may be the technician, and what that one has already at these times. Neither is waited
 * for: when it can't be answered nothing is shown.
 */
export function useTechnicianHelp(now: Meant, exceptId: string | null) {
  const names = useDebouncedQuery<useTechnicianHelpNamesQuery>(namesQuery)
  const overlaps = useDebouncedQuery<useTechnicianHelpQuery>(overlapsQuery, pause)
  const { answer } = overlaps
  const current = answer && questionOf(answer.variables) === questionOf(now) ? answer.data : null
  return {
    names: names.answer?.data.viewer.business.technicians.map(({ name }) => name) ?? [],
    /** The technician's other appointments at the entered times. */
    overlaps: current?.viewer.business.technicianOverlaps ?? [],
    /** Takes the current values of the form. */
    ask({ date, startTime, endTime, technician }: Meant) {
      const meant = { date, startTime, endTime, technician }
      if (questionOf(meant) === null) overlaps.cancel()
      else overlaps.ask({ ...meant, exceptId })
    },
    /** Fetches the names, once. */
    warm: () => names.ask({}),
  }
}

/** The variables of the query; null while the times or the technician are incomplete. */
function questionOf({ date, startTime, endTime, technician }: Meant): string | null {
  const name = technician.trim().toLowerCase()
  if (name === '' || date.length !== 10 || !isTime(startTime) || !isTime(endTime)) return null
  return endTime > startTime ? JSON.stringify([date, startTime, endTime, name]) : null
}

const namesQuery = graphql`
  query useTechnicianHelpNamesQuery {
    viewer @required(action: THROW) {
      business {
        technicians {
          name
        }
      }
    }
  }
`

const overlapsQuery = graphql`
  query useTechnicianHelpQuery(
    $date: Date!
    $startTime: LocalTime!
    $endTime: LocalTime!
    $technician: String!
    $exceptId: ID
  ) {
    viewer @required(action: THROW) {
      business {
        technicianOverlaps(
          date: $date
          startTime: $startTime
          endTime: $endTime
          technician: $technician
          exceptId: $exceptId
        ) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...TechnicianWarning_appointments
        }
      }
    }
  }
`
