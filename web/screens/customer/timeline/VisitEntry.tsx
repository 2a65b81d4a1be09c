import { CalendarDays } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import type { VisitEntry_appointment$key } from './__generated__/VisitEntry_appointment.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryPlace } from './TimelineEntry.tsx'

interface VisitEntryProps extends EntryPlace {
  appointment: VisitEntry_appointment$key
}

/** A visit to the customer: booked, under way, done or called off. */
export function VisitEntry({ appointment, ...place }: VisitEntryProps) {
  const data = useFragment(
    graphql`
      fragment VisitEntry_appointment on ServiceAppointment {
        description
        date
        startTime
        endTime
        endsAt
        technician
        appointmentStatus: status
        noShow
      }
    `,
    appointment,
  )
  const open = data.appointmentStatus === 'SCHEDULED' || data.appointmentStatus === 'IN_PROGRESS'
  const state = stateOf(data)
  const hours = `${formatClock(data.startTime)} – ${formatClock(data.endTime)}`

  return (
    <Entry
      {...place}
      kind="Service visit"
      icon={<CalendarDays />}
      tone={open ? 'blue' : 'neutral'}
      title={data.description}
      badge={state && <Badge tone={state.tone}>{state.word}</Badge>}
      meta={`Visit by ${data.technician}, ${open ? '' : `${formatCalendarDay(data.date)}, `}${hours}`}
    />
  )
}

interface Visit {
  readonly appointmentStatus: string
  readonly noShow: boolean
  readonly endsAt: string
}

function stateOf({ appointmentStatus, noShow, endsAt }: Visit): { word: string; tone: BadgeTone } | null {
  if (appointmentStatus === 'IN_PROGRESS') return { word: 'In progress', tone: 'blue' }
  if (appointmentStatus === 'COMPLETED') return { word: 'Completed', tone: 'green' }
  if (appointmentStatus === 'CANCELLED') return { word: noShow ? 'No-show' : 'Cancelled', tone: 'neutral' }
  // Nobody has said yet how it went (decisions, section 10).
  return Date.parse(endsAt) < Date.now() ? { word: 'Needs an outcome', tone: 'orange' } : null
}
