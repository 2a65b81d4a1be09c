import { useState } from 'react'

interface AskedRow<Thing> {
  readonly thing: Thing
  /** The button that was pressed. */
  readonly opener: Element
  /** The list it stands in. */
  readonly panel: Element | null
  readonly turn: number
}

export type Asked<Thing> = ReturnType<typeof useAsked<Thing>>

/** Which row of a list something is asked of. The dialog is not the row's: the row goes with the act. */
export function useAsked<Thing>() {
  const [asked, setAsked] = useState<AskedRow<Thing> | null>(null)
  const [open, setOpen] = useState(false)
  return {
    asked,
    open,
    ask(thing: Thing, opener: Element) {
      const panel = opener.closest('section')
      setAsked((last) => ({ thing, opener, panel, turn: (last?.turn ?? 0) + 1 }))
      setOpen(true)
    },
    close: () => setOpen(false),
    /** Where focus goes when the button is gone: to the row that moved up, else to what makes a new one. */
    successor(): HTMLElement | null {
      if (!asked || asked.opener.isConnected) return null
      return (
        asked.panel?.querySelector<HTMLElement>('li button') ?? asked.panel?.querySelector('button') ?? null
      )
    },
  }
}
