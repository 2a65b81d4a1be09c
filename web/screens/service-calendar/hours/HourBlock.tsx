import { useDraggable } from '@dnd-kit/core'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HourBlock_appointment$key } from '#web/__generated__/HourBlock_appointment.graphql.ts'
import { useTechnicianWords } from '#web/features/appointments/technicianWords.ts'
import { classNames } from '#web/lib/classNames.ts'
import { surname } from '#web/lib/names.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { appointmentStatusWords, hoursOf, shortClock, shortHoursOf } from '../calendarWords.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'
import type { TechnicianTone } from '../technicians/technicianTones.ts'
import { type Laid, type Minutes, placeOf } from './hourGeometry.ts'

const tones: Record<string, string> = {
  SCHEDULED: 'bg-accent-soft text-accent-ink',
  IN_PROGRESS: 'bg-blue-soft text-blue-ink',
  COMPLETED: 'bg-neutral-soft text-neutral-ink',
}

interface HourBlockProps {
  appointment: HourBlock_appointment$key
  /** Its place in the column. */
  laid: Omit<Laid<unknown>, 'appointment'>
  /** The width of the strip of free time beside the appointments. */
  strip: string
  tone: TechnicianTone
  shown: Minutes
  /** Whether to show the technician, because the column is not that of a technician. */
  named: boolean
  onOpen: (id: string) => void
}

/**
 * A draggable appointment in a column of hours. Its height is its duration, half an hour at least for its neighbours.
 */
export function HourBlock({ laid, strip, tone, shown, named, onOpen, ...props }: HourBlockProps) {
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
  const { drawn, readableTo, lane, lanes } = laid
  const fitting = linesIn({ from: drawn.from, to: readableTo })
  const time = fitting > 1 ? shortHoursOf(startTime, endTime) : shortClock(startTime)
  const lines = [named && technician, data.description, customer.city, phone].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  )
  const indent = `${laid.depth * 0.375}rem`
  const words = [
    hoursOf(startTime, endTime),
    customer.name,
    ...(phone ? [phone] : []),
    data.description,
    technician,
  ]

  return (
    <li
      className="absolute"
      style={{
        ...placeOf(drawn, shown),
        left: `calc((100% - ${strip}) * ${lane / lanes} + ${indent})`,
        width: `calc((100% - ${strip}) * ${1 / lanes} - ${indent})`,
      }}
    >
      <button
        ref={setNodeRef}
        {...listeners}
        type="button"
        // Finds it again in another column.
        id={`appointment-${id}`}
        onClick={() => onOpen(id)}
        title={`${customer.name} ${phone}`.trim()}
        aria-label={[...words, appointmentStatusWords[status]].join(', ')}
        style={{ borderLeft: `3px solid ${tone}`, boxShadow: '0 0 0 1px var(--color-surface)' }}
        className={classNames(
          'flex size-full min-h-6 min-w-0 flex-col overflow-hidden rounded-md px-1.5 py-0.5 text-left text-xs leading-4 transition-colors hover:bg-hover',
          tones[status] ?? tones.COMPLETED,
          canMove && 'sm:cursor-grab',
          isDragging && 'opacity-40',
        )}
      >
        {/* The name first, because a narrow column cuts what follows; in a single line the time stays whole. */}
        <span aria-hidden className="flex w-full shrink-0 gap-1">
          <span className="min-w-0 truncate font-semibold">{surname(customer.lastName, customer.name)}</span>
          {fitting < 2 && <span className="shrink-0 tabular-nums opacity-85">{time}</span>}
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
