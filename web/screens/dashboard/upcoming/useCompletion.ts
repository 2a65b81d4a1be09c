import { useState } from 'react'

interface CompletedContact {
  readonly id: string
  readonly customerName: string
}

interface Asked {
  readonly contact: CompletedContact
  /** The button that was pressed. */
  readonly opener: Element
  /** The list it stands in. */
  readonly panel: Element | null
  readonly turn: number
}

export type Completion = ReturnType<typeof useCompletion>

/** Which contact is being completed. The dialog is not the row's: the row goes with the act. */
export function useCompletion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  return {
    asked,
    open,
    ask(contact: CompletedContact, opener: Element) {
      const panel = opener.closest('section')
      setAsked((last) => ({ contact, opener, panel, turn: (last?.turn ?? 0) + 1 }))
      setOpen(true)
    },
    close: () => setOpen(false),
    /** Where focus goes when the button is gone: to the contact that moved up, else to what schedules one. */
    successor(): HTMLElement | null {
      if (!asked || asked.opener.isConnected) return null
      return (
        asked.panel?.querySelector<HTMLElement>('li button') ?? asked.panel?.querySelector('button') ?? null
      )
    },
  }
}
