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
import { useLayoutEffect, useRef } from 'react'
import { useListFocus } from '#web/components/useListFocus.ts'
import { type Option, useOptionOrder } from '../useOptionOrder.ts'
import { SortableOption } from './SortableOption.tsx'

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const instructions =
  'To move an option, press Space or Enter, then the arrow keys, and Space or Enter again to put it down. Escape puts it back.'

/** The sortable list of options: by drag and drop, by keyboard in steps of 25 px, or by the menu of each option. */
export function SortableOptions({ options }: { options: readonly Option[] }) {
  const [shown, reorder] = useOptionOrder(options)
  const list = useListFocus()
  const pressed = useRef<HTMLButtonElement>(null)
  // The keyboard moves a row by dnd-kit's own step of 25 px.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  )
  const ids = shown.map(({ id }) => id)

  // Moving a row in the DOM removes its focus, so restore it.
  useLayoutEffect(() => {
    const button = pressed.current
    if (!button?.isConnected) return
    pressed.current = null
    button.focus()
  })

  const move = (from: number, to: number, button: HTMLButtonElement) => {
    pressed.current = button
    void reorder(arrayMove(ids, from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to !== -1 && from !== to) void reorder(arrayMove(ids, from, to))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: wordsFor(shown),
        screenReaderInstructions: { draggable: instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label="Interest options" className="divide-y divide-line">
          {shown.map((option, place) => (
            <SortableOption
              key={option.id}
              option={option}
              place={place}
              last={shown.length - 1}
              onMove={move}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** The screen reader announcements while an option is dragged. */
function wordsFor(options: readonly Option[]): Announcements {
  const label = (id: string | number) => options.find((option) => option.id === id)?.label ?? ''
  const place = (id: string | number) => options.findIndex((option) => option.id === id) + 1
  return {
    onDragStart: ({ active }) => `Picked up ${label(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${label(active.id)} is at place ${place(over.id)} of ${options.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${label(active.id)} was put at place ${place(over.id)} of ${options.length}.` : undefined,
    onDragCancel: ({ active }) => `${label(active.id)} is back in its place.`,
  }
}
