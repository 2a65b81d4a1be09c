import { useState } from 'react'

interface Asked {
  readonly contact: { readonly id: string; readonly customerName: string }
  /** The button that was pressed. */
  readonly opener: Element | null
  readonly turn: number
}

/** Which contact is being completed. The dialog is the list's, not the row's: the row goes with the act. */
export function useCompletion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  return {
    asked,
    open,
    ask(contact: Asked['contact']) {
      const opener = document.activeElement
      setAsked((last) => ({ contact, opener, turn: (last?.turn ?? 0) + 1 }))
      setOpen(true)
    },
    close: () => setOpen(false),
    /** Where focus goes when the pressed button is gone: to the contact that moved up, else to what schedules one. */
    successor(panel: HTMLElement | null): HTMLElement | null {
      if (asked?.opener?.isConnected) return null
      return panel?.querySelector<HTMLElement>('li button') ?? panel?.querySelector('button') ?? null
    },
  }
}
