import { useDraggable } from '@dnd-kit/core'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CellHalf_appointment$key } from '#web/__generated__/CellHalf_appointment.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { initials, surname } from '#web/lib/names.ts'
import { preview, shortClock } from '../calendarWords.ts'
import { movedAppointment } from '../moving/movedAppointment.ts'
import { TechnicianTones } from '../technicians/technicianTones.ts'

const tones: Record<string, string> = {
  SCHEDULED: 'bg-accent-soft text-accent-ink',
  IN_PROGRESS: 'bg-blue-soft text-blue-ink',
  COMPLETED: 'bg-neutral-soft text-neutral-ink',
}

/** One of the two appointments in the cell of a day: a bar on phones. It can be dragged. */
export function CellHalf({ day, appointment }: { day: string; appointment: CellHalf_appointment$key }) {
  const data = useFragment(
    graphql`
      fragment CellHalf_appointment on ServiceAppointment {
        id
        status
        startTime
        technician
        technicianUserId
        description
        canMove
        customer {
          lastName
          name
          city
        }
        ...movedAppointment_appointment
      }
    `,
    appointment,
  )
  const { city, lastName, name } = data.customer
  const shownName = surname(lastName, name)
  const tone = use(TechnicianTones)({ name: data.technician, userId: data.technicianUserId ?? null })
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
      data-half={shownName}
      style={{ borderInlineStart: `3px solid ${tone}` }}
      className={classNames(
        'block min-w-0 overflow-hidden rounded-sm text-xs leading-[0.9375rem] max-sm:mx-3 max-sm:border-l-0! sm:flex-1 sm:px-1.5 print:flex-none print:border print:border-line print:bg-transparent print:py-0 print:text-[0.6875rem] print:text-ink print:leading-[0.8125rem]',
        tones[data.status] ?? tones.COMPLETED,
        data.canMove && 'sm:cursor-grab',
        isDragging && 'opacity-40',
      )}
    >
      <span
        className={classNames('block h-1 sm:hidden', !data.canMove && 'opacity-50')}
        style={{ background: tone }}
      />
      <span className="block truncate font-medium max-sm:hidden">
        <span className="mr-1 font-normal tabular-nums opacity-85">{shortClock(data.startTime)}</span>
        {shownName}
      </span>
      <span className="block truncate max-sm:hidden print:hidden">{preview(data.description)}</span>
      <span className="hidden print:line-clamp-2">{data.description}</span>
      <span className="flex gap-1 max-sm:hidden">
        <span className="min-w-0 flex-1 truncate opacity-85">{city}</span>
        <span translate="no" className="font-medium" style={{ color: tone }}>
          {initials(data.technician)}
        </span>
      </span>
    </span>
  )
}
