import { type KeyboardEvent, useRef, useState } from 'react'
import { type Minutes, slotLength } from './hourGeometry.ts'

/** The position of a slot in the columns. */
interface SlotPosition {
  readonly column: number
  readonly minute: number
}

const steps: Readonly<Record<string, readonly [columns: number, slots: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The slot to which a key moves the focus; null for other keys. */
export function placeAfterKey(
  key: string,
  { column, minute }: SlotPosition,
  columns: number,
  shown: Minutes,
) {
  const last = shown.to - slotLength
  if (key === 'Home') return { column, minute: shown.from }
  if (key === 'End') return { column, minute: last }
  const step = steps[key]
  if (!step) return null
  return {
    column: between(column + step[0], 0, columns - 1),
    minute: between(minute + step[1] * slotLength, shown.from, last),
  }
}

/**
 * The keyboard navigation of the slots (roving tabindex): one slot is in the tab order, arrow keys move the focus,
 * Enter and Space book.
 */
export function useSlotKeys(columns: number, shown: Minutes) {
  const [focused, setFocused] = useState<SlotPosition>({ column: 0, minute: 9 * 60 })
  const grid = useRef<HTMLDivElement>(null)
  const reachable = {
    column: between(focused.column, 0, columns - 1),
    minute: between(focused.minute, shown.from, shown.to - slotLength),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const slot = event.target instanceof HTMLElement ? event.target.dataset.slot : undefined
    if (slot === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const [column = 0, minute = 0] = slot.split(' ').map(Number)
    const next = placeAfterKey(event.key, { column, minute }, columns, shown)
    if (!next) return
    event.preventDefault()
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-slot="${next.column} ${next.minute}"]`)?.focus()
  }
  return { grid, reachable, onKeyDown }
}
