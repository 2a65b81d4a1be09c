import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useTechnicianHelpNamesQuery } from '#web/__generated__/useTechnicianHelpNamesQuery.graphql.ts'
import type {
  useTechnicianHelpQuery,
  useTechnicianHelpQuery$data,
} from '#web/__generated__/useTechnicianHelpQuery.graphql.ts'
import { isTime } from './appointmentForm.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 300

const none: Overlaps = []

/** When somebody is to be somewhere. */
interface Meant {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
  readonly technician: string
}

type Overlaps = useTechnicianHelpQuery$data['viewer']['business']['technicianOverlaps']

/**
 * Who may be the technician, and what that one has already at these times (decisions, section 10). Neither is waited
 * for: when it can't be answered nothing is shown.
 */
export function useTechnicianHelp(now: Meant, exceptId: string | null) {
  const environment = useRelayEnvironment()
  const [names, setNames] = useState<readonly string[]>([])
  const [found, setFound] = useState<{ question: string; overlaps: Overlaps } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)
  const asked = useRef('')
  const warmed = useRef(false)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      flight.current?.unsubscribe()
    },
    [],
  )

  function send(meant: Meant, question: string) {
    asked.current = question
    // An older answer that arrives late must not replace a newer one.
    flight.current?.unsubscribe()
    flight.current = fetchQuery<useTechnicianHelpQuery>(environment, overlapsQuery, {
      ...meant,
      exceptId,
    }).subscribe({
      next: ({ viewer }) => setFound({ question, overlaps: viewer.business.technicianOverlaps }),
      error: () => {
        asked.current = ''
      },
    })
  }

  return {
    names,
    /** What the technician has at the times that stand there. */
    overlaps: found?.question === questionOf(now) ? found.overlaps : none,
    /** Takes note of what stands there now. */
    ask(meant: Meant) {
      clearTimeout(timer.current)
      const question = questionOf(meant)
      if (question === null || question === asked.current) return
      timer.current = setTimeout(() => send(meant, question), pause)
    },
    /** Fetches the names, once. */
    warm() {
      if (warmed.current) return
      warmed.current = true
      fetchQuery<useTechnicianHelpNamesQuery>(environment, namesQuery, {}).subscribe({
        next: ({ viewer }) => setNames(viewer.business.technicians),
        error: () => {
          warmed.current = false
        },
      })
    },
  }
}

/** What is asked of these values; null while they name no time or nobody. */
function questionOf({ date, startTime, endTime, technician }: Meant): string | null {
  const name = technician.trim().toLowerCase()
  if (name === '' || date.length !== 10 || !isTime(startTime) || !isTime(endTime)) return null
  return endTime > startTime ? JSON.stringify([date, startTime, endTime, name]) : null
}

const namesQuery = graphql`
  query useTechnicianHelpNamesQuery {
    viewer @required(action: THROW) {
      business {
        technicians
      }
    }
  }
`

const overlapsQuery = graphql`
  query useTechnicianHelpQuery(
    $date: Date!
    $startTime: String!
    $endTime: String!
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
