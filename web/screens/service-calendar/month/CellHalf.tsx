import { useDraggable } from '@dnd-kit/core'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CellHalf_appointment$key } from '#web/__generated__/CellHalf_appointment.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { preview, shortClock } from '../calendarWords.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'

const tones: Record<string, string> = {
  SCHEDULED: 'bg-accent-soft text-accent-ink',
  IN_PROGRESS: 'bg-blue-soft text-blue-ink',
  COMPLETED: 'bg-neutral-soft text-neutral-ink',
}

/** One of the two appointments in the cell of a day. It can be dragged. */
export function CellHalf({ day, appointment }: { day: string; appointment: CellHalf_appointment$key }) {
  const data = useFragment(
    graphql`
      fragment CellHalf_appointment on ServiceAppointment {
        id
        status
        startTime
        description
        canMove
        customer {
          lastName
          city
        }
        ...movedAppointment_appointment
      }
    `,
    appointment,
  )
  const { lastName, city } = data.customer
  const { setNodeRef, listeners, isDragging } = useDraggable({
    // While it moves, it can be in two days for a moment. Unmounting one must not remove the other's handle.
    id: `half ${data.id} ${day}`,
    data: { appointment: movedAppointment(data) },
    disabled: !data.canMove,
  })
  return (
    <span
      ref={setNodeRef}
      {...listeners}
      data-half={lastName}
      className={classNames(
        'block min-h-4 min-w-0 overflow-hidden rounded-sm px-0.5 text-xs leading-4 sm:flex-1 sm:px-1.5 sm:leading-[0.9375rem] print:border print:border-line print:py-0 print:bg-transparent print:text-ink',
        tones[data.status] ?? tones.COMPLETED,
        data.canMove && 'sm:cursor-grab',
        isDragging && 'opacity-40',
      )}
    >
      <span className="block truncate font-medium max-sm:text-clip max-sm:text-[0.6875rem]">
        <span className="mr-1 font-normal tabular-nums opacity-85 max-sm:hidden">
          {shortClock(data.startTime)}
        </span>
        {lastName}
      </span>
      <span className="block truncate max-sm:hidden">{preview(data.description)}</span>
      {city && <span className="block truncate opacity-85 max-sm:hidden">{city}</span>}
    </span>
  )
}
