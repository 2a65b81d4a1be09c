import { useRef } from 'react'

/**
 * The ref of the button that opens a list, and what gives it the focus as soon as the list closes. Base UI does so after
 * the list has faded, and loses what is typed until then. A press elsewhere keeps the focus where it went.
 */
export function useFocusAfterChoice() {
  const trigger = useRef<HTMLButtonElement>(null)
  const onClose = (open: boolean, { reason }: { reason: string }) => {
    if (open || (reason !== 'item-press' && reason !== 'escape-key')) return
    // After the list has marked what was chosen, which gives that the focus.
    requestAnimationFrame(() => trigger.current?.focus())
  }
  return [trigger, onClose] as const
}
