import { useDraggable } from '@dnd-kit/core'
import {
  CalendarPlus,
  CalendarSync,
  CircleX,
  Ellipsis,
  MapPin,
  Pencil,
  Phone,
  User,
  Wrench,
} from 'lucide-react'
import { use, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AppointmentCard_appointment$key } from '#web/__generated__/AppointmentCard_appointment.graphql.ts'
import { StepItems } from '#web/features/appointments/outcomes/StepItems.tsx'
import { TechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { offerLog } from '#web/features/contacts/requests.ts'
import { AddressLink } from '#web/features/customers/AddressLink.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { hoursOf } from '../calendarWords.ts'
import { useOpenFor } from '../dialogs/calendarDialogs.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'
import { AppointmentBadges } from './AppointmentBadges.tsx'

interface AppointmentCardProps {
  appointment: AppointmentCard_appointment$key
  /** Disables dragging, for a card in a dialog. */
  fixed?: boolean
}

/** An appointment of the chosen day as a card with its actions. */
export function AppointmentCard({ appointment, fixed = false }: AppointmentCardProps) {
  const data = useFragment(
    graphql`
      fragment AppointmentCard_appointment on ServiceAppointment {
        id
        startTime
        endTime
        needsTechnician
        status
        description
        canMove
        canCancel
        customer {
          databaseId
          id
          name
          phoneNumber
          address
          ...AddressLink_customer
        }
        ...AppointmentBadges_appointment
        ...movedAppointment_appointment
        ...calendarDialogs_appointment
        ...StepItems_appointment
      }
    `,
    appointment,
  )
  const { customer, canMove } = data
  const moved = movedAppointment(data)
  const technician = use(TechnicianLabels)(moved.technician)
  const heading = useId()
  const open = useOpenFor(data)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `card ${data.id}`,
    data: { appointment: moved },
    disabled: fixed || !canMove,
  })

  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames(
        'relative flex flex-col gap-2 border-line border-b p-4 transition-colors last:border-b-0 hover:bg-hover/60',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="font-medium text-ink tabular-nums">{hoursOf(data.startTime, data.endTime)}</p>
        <AppointmentBadges appointment={data} />
      </div>
      <h3 className="font-semibold text-ink text-lg leading-6">
        {/* The whole card is pressed with it; what can be pressed beside it lies above. */}
        <button
          type="button"
          id={heading}
          onClick={() => open('edit')}
          className="break-words rounded-sm text-left after:absolute after:inset-0"
        >
          <span translate="no">{customer.name}</span>
        </button>
      </h3>
      <dl className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
        {customer.phoneNumber && (
          <div className="flex items-center gap-2">
            <dt>
              <Phone aria-hidden />
              <span className="sr-only">Phone</span>
            </dt>
            <dd>
              <a
                href={`tel:${customer.phoneNumber}`}
                onClick={offerLog(customer)}
                className="relative z-1 rounded-sm text-accent-ink underline-offset-3 hover:underline pointer-coarse:py-3"
              >
                <span translate="no">{formatPhone(customer.phoneNumber)}</span>
              </a>
            </dd>
          </div>
        )}
        {customer.address && (
          <div className="flex min-w-0 max-w-full items-center gap-2">
            <dt>
              <MapPin aria-hidden />
              <span className="sr-only">Address</span>
            </dt>
            <dd className="min-w-0 break-words">
              <AddressLink customer={customer} className="relative z-1" />
            </dd>
          </div>
        )}
        <div className="flex min-w-0 max-w-full items-center gap-2">
          <dt>
            <Wrench aria-hidden />
            <span className="sr-only">Technician</span>
          </dt>
          <dd className="min-w-0 break-words">
            <span translate="no">{technician}</span>{' '}
            {data.needsTechnician && <Badge tone="orange">Not on the team</Badge>}
          </dd>
        </div>
      </dl>
      <p className="whitespace-pre-line break-words text-pretty text-muted">{data.description}</p>
      <div className="relative z-1 -ml-2 flex flex-wrap gap-1 self-start">
        <Button
          size="sm"
          variant="ghost"
          icon={<Pencil />}
          aria-describedby={heading}
          onClick={() => open('edit')}
        >
          Edit
        </Button>
        {data.canCancel && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CircleX />}
            aria-describedby={heading}
            onClick={() => open('cancel')}
          >
            Cancel
          </Button>
        )}
        <Menu
          trigger={<IconButton size="sm" label={`More: ${customer.name}`} title="More" icon={<Ellipsis />} />}
        >
          <StepItems appointment={data} />
          {data.status === 'COMPLETED' && (
            <MenuItem icon={<CalendarPlus />} onSelect={() => open('bookAgain')}>
              Book again
            </MenuItem>
          )}
          {canMove && (
            <MenuItem icon={<CalendarSync />} onSelect={() => open('move')}>
              Move to…
            </MenuItem>
          )}
          <MenuItem icon={<User />} render={<PreloadLink to={`/customers/${customer.databaseId}`} />}>
            Customer’s page
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
