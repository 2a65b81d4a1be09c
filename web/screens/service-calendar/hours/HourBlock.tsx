import { useDraggable } from '@dnd-kit/core'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HourBlock_appointment$key } from '#web/__generated__/HourBlock_appointment.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { appointmentStatusWords, hoursOf, shortClock, shortHoursOf } from '../calendarWords.ts'
import { minuteOf } from '../moving/dropZone.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'
import type { TechnicianTone } from '../technicians/technicianTones.ts'
import { type Lane, type Minutes, placeOf } from './hourGeometry.ts'

const tones: Record<string, string> = {
  SCHEDULED: 'bg-accent-soft text-accent-ink',
  IN_PROGRESS: 'bg-blue-soft text-blue-ink',
  COMPLETED: 'bg-neutral-soft text-neutral-ink',
}

interface HourBlockProps {
  appointment: HourBlock_appointment$key
  lane: Lane
  tone: TechnicianTone
  shown: Minutes
  /** Whether to show the technician, because the column is not that of a technician. */
  named: boolean
  onOpen: (id: string) => void
}

/**
 * A draggable appointment in a column of hours. Its height is its duration, half an hour at least for the
 * lanes; overlapping ones are side by side.
 */
export function HourBlock({ lane, tone, shown, named, onOpen, ...props }: HourBlockProps) {
  const data = useFragment(
    graphql`
      fragment HourBlock_appointment on ServiceAppointment {
        id
        status
        startTime
        endTime
        description
        canMove
        customer {
          name
          lastName
          city
          phoneNumber
        }
        ...movedAppointment_appointment
        ...technicianWords_appointment
      }
    `,
    props.appointment,
  )
  const { id, startTime, endTime, customer, status, canMove } = data
  const technician = useTechnicianWords()(data)
  const phone = formatPhone(customer.phoneNumber)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `hours ${id}`,
    data: { appointment: movedAppointment(data) },
    disabled: !canMove,
  })
  const minutes = { from: minuteOf(startTime), to: minuteOf(endTime) }
  const fitting = linesIn(minutes)
  // Beside others of the same time there is room for the name and the start.
  const narrow = named && lane.lanes > 1
  const time = fitting > 1 && !narrow ? shortHoursOf(startTime, endTime) : shortClock(startTime)
  const lines = narrow
    ? []
    : [named && technician, data.description, customer.city, phone].filter((line) => typeof line === 'string')
  const words = [hoursOf(startTime, endTime), customer.name, phone, data.description, technician]

  return (
    <li
      className="absolute"
      style={{
        ...placeOf(minutes, shown),
        left: `calc((100% - 1rem) * ${lane.lane / lane.lanes})`,
        width: `calc((100% - 1rem) * ${1 / lane.lanes})`,
      }}
    >
      <button
        ref={setNodeRef}
        {...listeners}
        type="button"
        // Finds it again in another column.
        id={`appointment-${id}`}
        onClick={() => onOpen(id)}
        title={`${customer.name} ${phone}`}
        aria-label={[...words, appointmentStatusWords[status]].join(', ')}
        style={{ borderLeft: `3px solid ${tone}` }}
        className={classNames(
          'flex size-full min-h-6 min-w-0 flex-col overflow-hidden rounded-md px-1.5 py-0.5 text-left text-xs leading-4 transition-colors hover:bg-hover',
          tones[status] ?? tones.COMPLETED,
          canMove && 'sm:cursor-grab',
          isDragging && 'opacity-40',
        )}
      >
        {/* The name first, because a narrow column cuts what follows. */}
        <span
          aria-hidden
          className={classNames(
            'w-full shrink-0 font-semibold',
            // A single word is cut with an ellipsis: broken, its last letter would stand alone.
            narrow && fitting > 2 && customer.lastName.includes(' ')
              ? 'line-clamp-2 break-words'
              : 'truncate',
          )}
        >
          {customer.lastName}
          {fitting < 2 && <span className="ml-1 font-normal tabular-nums opacity-85">{time}</span>}
        </span>
        {fitting > 1 && (
          <span aria-hidden className="w-full shrink-0 truncate tabular-nums opacity-85">
            {time}
          </span>
        )}
        {lines.slice(0, Math.max(fitting - 2, 0)).map((line) => (
          <span
            key={line}
            aria-hidden
            translate={line === data.description ? undefined : 'no'}
            className={classNames('w-full shrink-0 opacity-85', fitting > 5 ? 'line-clamp-2' : 'truncate')}
          >
            {line}
          </span>
        ))}
      </button>
    </li>
  )
}

/** The number of lines of text that fit into the height of a time range. */
function linesIn({ from, to }: Minutes): number {
  return Math.floor((to - from) / 18)
}
