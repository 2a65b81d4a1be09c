import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { formatClock, fullDayName } from '#web/lib/dates.ts'
import { type DropZone, positionIn } from './dropZone.ts'
import type { AppointmentPosition, MovedAppointment } from './movedAppointment.ts'
import type { DaysShown } from './moveInStore.ts'
import { useMove } from './useMove.ts'

interface DragAppointmentsProps {
  shown: DaysShown
  canOverbook: boolean
  children: ReactNode
}

type Carried = Pick<DragEndEvent, 'active'>
const carriedBy = ({ active }: Carried) => active.data.current?.appointment as MovedAppointment | undefined

/**
 * Drag and drop of appointments to another day, time or technician. On touch screens a drag starts after a delay, so
 * that the page still scrolls.
 */
export function DragAppointments({ shown, canOverbook, children }: DragAppointmentsProps) {
  const move = useMove(shown, canOverbook)
  const [carried, setCarried] = useState<MovedAppointment | null>(null)
  /** The time and the technician at the drop position. */
  const [dropLabel, setDropLabel] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )
  const end = () => {
    setCarried(null)
    setDropLabel('')
  }
  const drop = (event: DragEndEvent) => {
    end()
    const appointment = carriedBy(event)
    const position = positionOver(event)
    if (appointment && position) void move({ appointment, to: position })
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={(event: DragStartEvent) => setCarried(carriedBy(event) ?? null)}
      onDragMove={(event: DragMoveEvent) => setDropLabel(dropLabelOf(event))}
      // `onDragMove` reports the previous drop zone, so update the label here too.
      onDragOver={(event: DragOverEvent) => setDropLabel(dropLabelOf(event))}
      onDragEnd={drop}
      onDragCancel={end}
      accessibility={{ announcements }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="w-fit max-w-48 cursor-grabbing rounded-md bg-accent px-2 py-1 text-on-accent text-sm shadow-pop">
            <p className="truncate font-medium">{carried.customer.lastName}</p>
            <p className="tabular-nums">{dropLabel || formatClock(carried.startTime)}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const zoneUnder = ({ over }: Pick<DragEndEvent, 'over'>) => over?.data.current as DropZone | undefined

/** The position under the pointer; null outside of all drop zones. */
function positionOver({ active, over, delta }: DragMoveEvent | DragEndEvent): AppointmentPosition | null {
  const appointment = carriedBy({ active })
  const zone = zoneUnder({ over })
  if (!appointment || !over || !zone) return null
  const height = zone.minutes ? over.rect.height / (zone.minutes.to - zone.minutes.from) : 1
  return positionIn(zone, appointment, delta.y / height)
}

function dropLabelOf(event: DragMoveEvent): string {
  const position = positionOver(event)
  if (!position?.startTime) return ''
  return [formatClock(position.startTime), zoneUnder(event)?.label].filter(Boolean).join(', ')
}

const nameOf = (event: Carried) => carriedBy(event)?.customer.name ?? ''

function placeOf(event: Pick<DragEndEvent, 'over'>): string | null {
  const zone = zoneUnder(event)
  return zone ? [fullDayName(zone.date), zone.label].filter(Boolean).join(', ') : null
}

const announcements: Announcements = {
  onDragStart: (event) => `Picked up the appointment for ${nameOf(event)}.`,
  onDragOver: (event) => (event.over ? `${nameOf(event)} is over ${placeOf(event)}.` : undefined),
  onDragEnd: (event) => (event.over ? `${nameOf(event)} was moved to ${placeOf(event)}.` : undefined),
  onDragCancel: (event) => `${nameOf(event)} stays where it was.`,
}
