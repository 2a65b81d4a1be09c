import { graphql, useFragment } from 'react-relay/hooks'
import type { DayAppointment_appointment$key } from '#web/__generated__/DayAppointment_appointment.graphql.ts'
import { formatClock, formatDay } from '#web/lib/dates.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayFacts } from './DayFacts.tsx'

interface DayAppointmentProps {
  appointment: DayAppointment_appointment$key
  timeZone: string
}

/** An appointment whose time has passed and whose outcome nobody has recorded. */
export function DayAppointment({ appointment, timeZone }: DayAppointmentProps) {
  const { date, startTime, endTime, technician, work, notes, customer } = useFragment(
    graphql`
      fragment DayAppointment_appointment on ServiceAppointment {
        date
        startTime
        endTime
        technician
        work: description
        notes
        customer {
          name
          phoneNumber
        }
      }
    `,
    appointment,
  )
  return (
    <>
      <DayFacts
        badges={<Badge tone="red">Needs an outcome</Badge>}
        when={
          <time dateTime={`${date}T${startTime}`} className="text-muted">
            {formatDay(date, timeZone)}, {formatClock(startTime)} to {formatClock(endTime)}
          </time>
        }
        title={customer.name}
        about={`${technician}: ${work}`}
        phoneNumber={customer.phoneNumber}
        context={[notes]}
      />
      <p className="mb-5 text-muted">
        Done says that the appointment took place. Otherwise{' '}
        <TextLink render={<PreloadLink to={`/service-calendar?day=${date}`} />}>
          find it in the calendar
        </TextLink>
        .
      </p>
    </>
  )
}
