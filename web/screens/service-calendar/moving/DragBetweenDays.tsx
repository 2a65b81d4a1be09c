import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { formatClock } from '#web/lib/dates.ts'
import { fullDayName } from '../calendarWords.ts'
import type { MovedAppointment } from './movedAppointment.ts'

interface DragBetweenDaysProps {
  onMove: (appointment: MovedAppointment, to: string) => void
  children: ReactNode
}

type Carried = { active: { data: { current?: Record<string, unknown> } } }
const carriedBy = ({ active }: Carried) => active.data.current?.appointment as MovedAppointment | undefined

/**
 * Allows dragging appointments to another day; on touch screens after a short press, so that the page still scrolls.
 */
export function DragBetweenDays({ onMove, children }: DragBetweenDaysProps) {
  const [carried, setCarried] = useState<MovedAppointment | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )
  const drop = (event: DragEndEvent) => {
    setCarried(null)
    const appointment = carriedBy(event)
    if (appointment && event.over) onMove(appointment, String(event.over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={(event: DragStartEvent) => setCarried(carriedBy(event) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
      accessibility={{ announcements }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="w-fit max-w-48 cursor-grabbing rounded-md bg-accent px-2 py-1 text-on-accent text-sm shadow-pop">
            <p className="truncate font-medium">{carried.customer.lastName}</p>
            <p className="tabular-nums">{formatClock(carried.startTime)}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const nameOf = (event: Carried) => carriedBy(event)?.customer.name ?? ''

const announcements: Announcements = {
  onDragStart: (event) => `Picked up the appointment of ${nameOf(event)}.`,
  onDragOver: (event) =>
    event.over ? `${nameOf(event)} is over ${fullDayName(String(event.over.id))}.` : undefined,
  onDragEnd: (event) =>
    event.over ? `${nameOf(event)} was put on ${fullDayName(String(event.over.id))}.` : undefined,
  onDragCancel: (event) => `${nameOf(event)} stays where it was.`,
}
