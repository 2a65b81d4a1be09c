import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CancelledOnes_day$data,
  CancelledOnes_day$key,
} from '#web/__generated__/CancelledOnes_day.graphql.ts'
import { useAppointmentStep } from '#web/features/appointments/outcomes/useAppointmentStep.ts'
import { CustomerPhone } from '#web/features/customers/CustomerPhone.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { hoursOf } from '../calendarWords.ts'
import { CardsSkeleton } from '../ServiceCalendarSkeleton.tsx'
import { withoutDeleted } from '../withoutDeleted.ts'

interface CancelledOnesProps {
  /** Null while loading. */
  day: CancelledOnes_day$key | null
  count: number
}

/** The cancelled appointments of a day, collapsed. */
export function CancelledOnes({ count, ...props }: CancelledOnesProps) {
  const day = useFragment(
    graphql`
      fragment CancelledOnes_day on CalendarDay {
        cancelled(first: 25) {
          id
          startTime
          endTime
          isNoShow
          description
          canBookAgain
          customer {
            name
            phoneNumber
          }
        }
      }
    `,
    props.day,
  )
  const [open, setOpen] = useState(false)
  const list = useId()

  return (
    <div className="border-line border-t">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        icon={<ChevronRight className={classNames('transition-transform', open && 'rotate-90')} />}
        className="m-1.5"
      >
        {count} cancelled
      </Button>
      <ul id={list} hidden={!open} className="pb-2">
        {open && !day && <CardsSkeleton count={1} />}
        {open &&
          withoutDeleted(day?.cancelled ?? []).map((one) => <CancelledOne key={one.id} appointment={one} />)}
      </ul>
    </div>
  )
}

function CancelledOne({ appointment }: { appointment: CancelledOnes_day$data['cancelled'][number] }) {
  const [take, pending] = useAppointmentStep(appointment.customer.name)
  return (
    <li className="flex items-center gap-3 px-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p translate="no" className="break-words text-muted line-through">
          {appointment.customer.name}
        </p>
        <p className="break-words text-faint tabular-nums">
          {hoursOf(appointment.startTime, appointment.endTime)} ·{' '}
          {appointment.customer.phoneNumber && (
            <>
              <CustomerPhone digits={appointment.customer.phoneNumber} /> ·{' '}
            </>
          )}
          {appointment.isNoShow ? 'No-show' : appointment.description}
        </p>
      </div>
      {appointment.canBookAgain && (
        <Button
          size="sm"
          pending={pending}
          aria-label={`Book again: ${appointment.customer.name}`}
          onClick={() => void take(appointment.id, 'BOOK_AGAIN')}
        >
          Book again
        </Button>
      )}
    </li>
  )
}
