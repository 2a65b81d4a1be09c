import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { enterOverlay, forgetOverlay } from './overlayHistory.ts'

/** The props that the owner of a dialog, drawer or panel controls. */
export interface OverlayState {
  open: boolean
  onClose: () => void
  /** Reopens it when Forward returns to its entry. Omitted for secrets and confirmations. */
  onReopen?: () => void
}

interface OverlayOptions extends OverlayState {
  /** Whether the URL opens it, see `useDialogAddress`. */
  addressed?: boolean
  guarded?: boolean
  /** Whether it is a form in the page itself. */
  inPage?: boolean
}

/**
 * Gives an overlay an entry in the browser's history. `askToClose` asks for confirmation before it closes a guarded
 * one.
 */
export function useOverlay(options: OverlayOptions) {
  const { open, onClose, onReopen, addressed = false, guarded = false, inPage = false } = options
  const id = useId()
  const closing = useRef(false)
  /** Handles the answer while the confirmation is shown. */
  const [question, setQuestion] = useState<((lose: boolean) => void) | null>(null)

  const close = () => {
    closing.current = true
    onClose()
  }
  const ask = () => new Promise<boolean>((resolve) => setQuestion(() => resolve))
  const askToClose = async () => {
    if (!guarded || (await ask())) close()
  }
  const answer = (lose: boolean) => {
    setQuestion(null)
    question?.(lose)
  }

  const isGuarded = useEffectEvent(() => guarded && !closing.current)
  const askNow = useEffectEvent(ask)
  const closeNow = useEffectEvent(close)
  const reopen = useEffectEvent(() => onReopen?.())
  // The confirmation goes away when its overlay is closed in the meantime.
  const endQuestion = useEffectEvent(() => question && answer(true))
  const canReopen = onReopen !== undefined
  useEffect(() => {
    if (!open) return
    closing.current = false
    const leave = enterOverlay({
      id,
      addressed,
      inPage,
      isGuarded: () => isGuarded(),
      ask: () => askNow(),
      close: () => closeNow(),
      reopen: canReopen ? () => reopen() : undefined,
    })
    return () => {
      leave()
      endQuestion()
    }
  }, [open, id, addressed, inPage, canReopen])
  useEffect(() => () => forgetOverlay(id), [id])

  return { close, askToClose, asking: question !== null, answer }
}
