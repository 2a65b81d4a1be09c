import { graphql, useFragment } from 'react-relay/hooks'
import type { TechnicianWarning_appointments$key } from '#web/__generated__/TechnicianWarning_appointments.graphql.ts'
import { formatClock } from '#web/lib/dates.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** Warns that the technician has other appointments at these times. The form can be submitted anyway. */
export function TechnicianWarning({ overlaps }: { overlaps: TechnicianWarning_appointments$key }) {
  const appointments = useFragment(
    graphql`
      fragment TechnicianWarning_appointments on ServiceAppointment @relay(plural: true) {
        id
        startTime
        endTime
        technician
        customer {
          name
        }
      }
    `,
    overlaps,
  )
  if (appointments.length === 0) return null
  return (
    <Notice tone="warning">
      {appointments.map(({ id, technician, customer, startTime, endTime }) => (
        <p key={id}>
          <bdi translate="no">{technician}</bdi> already has <bdi translate="no">{customer.name}</bdi>{' '}
          <span className="whitespace-nowrap tabular-nums">
            {formatClock(startTime)} – {formatClock(endTime)}
          </span>
        </p>
      ))}
    </Notice>
  )
}
