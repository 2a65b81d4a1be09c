import { type MouseEvent, type PointerEvent, useState } from 'react'
import { drawnRange, type Minutes } from './hourGeometry.ts'

interface Drawn {
  readonly anchor: number
  readonly head: number
}

function slotAt(target: EventTarget): number | null {
  const slot = target instanceof HTMLElement ? target.dataset.slot : undefined
  return slot === undefined ? null : Number(slot.split(' ')[1])
}

/**
 * Books free time by a press on a slot, or with a mouse by dragging across several slots. On touch screens, dragging
 * scrolls instead.
 */
export function useDrawnSlots(onPress: (slot: number) => void, onDraw: (range: Minutes) => void) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const isRange = drawn !== null && drawn.anchor !== drawn.head
  return {
    range: isRange ? drawnRange(drawn.anchor, drawn.head) : null,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const slot = slotAt(event.target)
        const draws = event.pointerType === 'mouse' && event.button === 0 && slot !== null
        setDrawn(draws ? { anchor: slot, head: slot } : null)
      },
      onPointerMove(event: PointerEvent) {
        if (!drawn) return
        const slot = slotAt(event.target)
        if (event.buttons !== 1) setDrawn(null)
        else if (slot !== null && slot !== drawn.head) setDrawn({ ...drawn, head: slot })
      },
      // The target is a slot, or the column when the button was released over another slot.
      onClick(event: MouseEvent) {
        const slot = slotAt(event.target)
        setDrawn(null)
        if (isRange) onDraw(drawnRange(drawn.anchor, drawn.head))
        else if (slot !== null) onPress(slot)
      },
    },
  }
}
