import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayAppointment_appointment$key } from '#web/__generated__/DayAppointment_appointment.graphql.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatClock, formatDay } from '#web/lib/dates.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { DayCustomer } from './DayCustomer.tsx'
import { DayFacts } from './DayFacts.tsx'

interface DayAppointmentProps {
  appointment: DayAppointment_appointment$key
  /** Finishes the entry. */
  circle: ReactNode
}

/** An appointment whose time has passed and whose outcome nobody has recorded. */
export function DayAppointment({ appointment, circle }: DayAppointmentProps) {
  const timeZone = useTimeZone()
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
          ...CustomerLink_customer
          ...DayCustomer_customer
        }
      }
    `,
    appointment,
  )
  return (
    <>
      <DayFacts
        circle={circle}
        badges={<Badge tone="red">Needs an outcome</Badge>}
        late
        when={
          <time dateTime={`${date}T${startTime}`}>
            {formatDay(date, timeZone)}, {formatClock(startTime)} to {formatClock(endTime)}
          </time>
        }
        title={<CustomerLink customer={customer} />}
        about={`${technician}: ${work}`}
      />
      <DayCustomer customer={customer} notes={notes} />
      <p className="text-muted">
        Done says that the appointment took place. Otherwise{' '}
        <TextLink render={<PreloadLink to={`/service-calendar?day=${date}`} />}>
          find it in the calendar
        </TextLink>
        .
      </p>
    </>
  )
}
