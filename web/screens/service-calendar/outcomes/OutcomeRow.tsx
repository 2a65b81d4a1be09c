import { CalendarSync, CircleX, Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OutcomeRow_appointment$key } from '#web/__generated__/OutcomeRow_appointment.graphql.ts'
import { StepButtons } from '#web/features/appointments/outcomes/StepButtons.tsx'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { CustomerPhone } from '#web/features/customers/CustomerPhone.tsx'
import { formatClock, formatDay } from '#web/lib/dates.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useOpenFor } from '../dialogs/calendarDialogs.ts'

/** An appointment whose end has passed, with the buttons for its outcome. */
export function OutcomeRow({ appointment }: { appointment: OutcomeRow_appointment$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment OutcomeRow_appointment on ServiceAppointment {
        date
        startTime
        endTime
        description
        canMove
        canCancel
        customer {
          databaseId
          name
          phoneNumber
        }
        ...calendarDialogs_appointment
        ...StepButtons_appointment
        ...technicianWords_appointment
      }
    `,
    appointment,
  )
  const technicianWords = useTechnicianWords()
  const open = useOpenFor(data)
  const { customer } = data
  const heading = useId()
  return (
    <li className="flex flex-col gap-2.5 p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p id={heading} className="break-words font-medium text-ink">
            <PreloadLink
              to={`/customers/${customer.databaseId}`}
              className="rounded-sm hover:underline pointer-coarse:py-3"
            >
              <span translate="no">{customer.name}</span>
            </PreloadLink>{' '}
            <CustomerPhone digits={customer.phoneNumber} />
            <span className="font-normal text-muted"> · {data.description}</span>
          </p>
          <p className="text-faint text-sm tabular-nums">
            {formatDay(data.date, timeZone)}, {formatClock(data.startTime)} – {formatClock(data.endTime)},{' '}
            {technicianWords(data)}
          </p>
        </div>
        {(data.canMove || data.canCancel) && (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={`More: ${customer.name}`}
                title="More"
                icon={<Ellipsis />}
                className="-my-1 -mr-2"
              />
            }
          >
            {data.canMove && (
              <MenuItem icon={<CalendarSync />} onSelect={() => open('reschedule')}>
                Reschedule
              </MenuItem>
            )}
            {data.canCancel && (
              <MenuItem icon={<CircleX />} tone="danger" onSelect={() => open('cancel')}>
                Cancel
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <StepButtons appointment={data} describedBy={heading} />
      </div>
    </li>
  )
}
