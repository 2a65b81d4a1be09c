import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useListFocus } from '#web/components/useListFocus.ts'
import { SortableRow } from './SortableRow.tsx'
import type { Labelled } from './useRowOrder.ts'

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const instructions =
  'To move a row, press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.'

interface SortableRowsProps<Row extends Labelled> {
  /** Names the list for screen readers. */
  label: string
  rows: readonly Row[]
  onReorder: (ids: readonly string[]) => unknown
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  /** What a row shows. */
  children: (row: Row) => ReactNode
}

/** A sortable list: by drag and drop, by keyboard in steps of 25 px, or by the menu of each row. */
export function SortableRows<Row extends Labelled>(props: SortableRowsProps<Row>) {
  const { label, rows, onReorder, onEdit, onDelete, children } = props
  const list = useListFocus()
  const pressed = useRef<HTMLButtonElement>(null)
  // The keyboard moves a row by dnd-kit's own step of 25 px.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  )
  const ids = rows.map(({ id }) => id)

  // Moving a row in the DOM removes its focus, so restore it.
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button?.isConnected) return
    pressed.current = null
    button.focus()
  })

  const move = (from: number, to: number, button: HTMLButtonElement) => {
    pressed.current = button
    void onReorder(arrayMove(ids, from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to !== -1 && from !== to) void onReorder(arrayMove(ids, from, to))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: wordsFor(rows),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={label} className="divide-y divide-line">
          {rows.map((row, place) => (
            <SortableRow
              key={row.id}
              id={row.id}
              label={row.label}
              place={place}
              last={rows.length - 1}
              onMove={move}
              onEdit={() => onEdit(row)}
              onDelete={() => onDelete(row)}
            >
              {children(row)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The screen reader announcements while a row is dragged. */
function wordsFor(rows: readonly Labelled[]): Announcements {
  const label = (id: string | number) => rows.find((row) => row.id === id)?.label ?? ''
  const place = (id: string | number) => rows.findIndex((row) => row.id === id) + 1
  return {
    onDragStart: ({ active }) => `Picked up ${label(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${label(active.id)} is at place ${place(over.id)} of ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${label(active.id)} was put at place ${place(over.id)} of ${rows.length}.` : undefined,
    onDragCancel: ({ active }) => `${label(active.id)} is back in its place.`,
  }
}
