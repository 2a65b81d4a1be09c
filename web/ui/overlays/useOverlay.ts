import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { enterOverlay, forgetOverlay } from './overlayHistory.ts'

/** What the owner of a dialog, drawer or panel decides. */
export interface OverlayState {
  open: boolean
  onClose: () => void
  /** Opens it again when Forward comes back to it. Missing for secrets and confirmations. */
  onReopen?: () => void
}

interface OverlayOptions extends OverlayState {
  /** It is opened by the address, see `useDialogParam`. */
  addressed?: boolean
  guarded?: boolean
}

/** Keeps an overlay in the browser's history. `askToClose` asks before it closes one that is guarded. */
export function useOverlay(options: OverlayOptions) {
  const { open, onClose, onReopen, addressed = false, guarded = false } = options
  const id = useId()
  const closing = useRef(false)
  /** Takes the answer while the question is being asked. */
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
  // What is closed meanwhile is not asked about any more.
  const endQuestion = useEffectEvent(() => question && answer(true))
  const canReopen = onReopen !== undefined
  useEffect(() => {
    if (!open) return
    closing.current = false
    const leave = enterOverlay({
      id,
      addressed,
      isGuarded: () => isGuarded(),
      ask: () => askNow(),
      close: () => closeNow(),
      reopen: canReopen ? () => reopen() : undefined,
    })
    return () => {
      leave()
      endQuestion()
    }
  }, [open, id, addressed, canReopen])
  useEffect(() => () => forgetOverlay(id), [id])

  return { close, askToClose, asking: question !== null, answer }
}
