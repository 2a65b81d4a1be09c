import { useState } from 'react'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

/**
 * The pressed button, if the change may remove its row from the list: focus then moves to the next row of its section,
 * or to the first button of the section. Alternatively a function that returns the element to focus; null returns focus
 * to the button.
 */
type Origin = Element | (() => HTMLElement | null)

export interface DialogRequests<Request> {
  /** The latest request; it stays after its dialog was closed. Null before the first. */
  readonly request: Request | null
  /** Counts the requests, for the `key` of a dialog that has state outside its form. */
  readonly number: number
  readonly open: boolean
  readonly ask: (request: Request, origin?: Origin) => void
  readonly close: () => void
  /** The props of the dialog. */
  readonly dialog: DialogState
}

interface Current<Request> {
  readonly request: Request
  readonly number: number
  readonly finalFocus: () => HTMLElement | null
}

/**
 * A dialog that is opened for a row, or for one of several actions. The list renders it, not the row, because the row
 * may leave the list while the dialog is open.
 */
export function useDialogRequest<Request>(): DialogRequests<Request> {
  const [current, setCurrent] = useState<Current<Request> | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    request: current?.request ?? null,
    number: current?.number ?? 0,
    open,
    ask(request, origin) {
      const finalFocus = origin instanceof Element ? successorOf(origin) : (origin ?? (() => null))
      setCurrent((last) => ({ request, finalFocus, number: (last?.number ?? 0) + 1 }))
      setOpen(true)
    },
    close,
    dialog: { open, onClose: close, onReopen: () => setOpen(true), finalFocus: current?.finalFocus },
  }
}

function successorOf(opener: Element): () => HTMLElement | null {
  const section: Element | null = opener.closest('section, [role=group]')
  return () => {
    if (opener.isConnected) return null
    return section?.querySelector<HTMLElement>('li button') ?? section?.querySelector('button') ?? null
  }
}
