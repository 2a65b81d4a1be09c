import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'

export type ToastMessage = {
  /** `Success`, `Error`, `Login Failed` */
  title: string
  description?: string
  /** The name of the record that the message is about, such as the customer's; shown after the description. */
  subject?: string
  /** One way back, such as Undo; the toast stays longer and closes when it is taken. */
  action?: ToastAction
  /** A second action, such as *Add note*; it closes the toast too. Phones show its icon alone. */
  secondAction?: SecondAction
  /** What it offers below its sentence; taking it closes the toast. */
  below?: (close: () => void) => ReactNode
  /** The id of the written record. The next toast about the same record replaces this one and its Undo. */
  about?: string
}

interface ToastAction {
  readonly label: string
  readonly onSelect: () => void
}

interface SecondAction extends ToastAction {
  readonly icon: ReactNode
}

/** The data that the toast library passes to `ToastCard`. */
export interface ToastData {
  subject: string | undefined
  secondAction: SecondAction | undefined
  below: ReactNode
}

export type ToastActions = {
  success: (message: ToastMessage) => string
  error: (message: ToastMessage) => string
  /** Neither a success nor an error, such as an Undo that came too late. */
  info: (message: ToastMessage) => string
  close: (id: string) => void
  /** Closes the toast about a record whose Undo is out of date. */
  closeAbout: (record: string) => void
}

/** Whether the person is at another window or tab. The toast library notices that only while toasts are shown. */
let isAway = false

/** Follows that, until the returned function is called. */
export function watchAbsence(): () => void {
  const note = ({ type }: Event) => {
    isAway = type === 'blur'
  }
  window.addEventListener('blur', note)
  window.addEventListener('focus', note)
  return () => {
    window.removeEventListener('blur', note)
    window.removeEventListener('focus', note)
  }
}

/** The latest toast about each record. */
const latest = new Map<string, string>()

/** The toasts that offer nothing, by what they say. */
const plain = new Map<string, string>()

const SHORT = 5_000
const LONG = 10_000

/**
 * Shows a toast and announces it to screen readers. Errors interrupt the screen reader and stay for ten seconds, as do
 * toasts with an action; all others close after five.
 */
export function useToast(): ToastActions {
  const { add, close, update } = Toast.useToastManager()
  return useMemo(() => {
    function closeAbout(record: string) {
      close(latest.get(record) ?? '')
      latest.delete(record)
    }

    function speak(type: 'success' | 'error' | 'info', message: ToastMessage) {
      const { title, description, subject, action, secondAction, below, about } = message
      const closing = <Act extends ToastAction>(act: Act): Act => ({
        ...act,
        onSelect: () => {
          close(id)
          act.onSelect()
        },
      })
      if (about) closeAbout(about)
      const timeout = type === 'error' || action ? LONG : SHORT
      const said = [type, title, description, subject].join()
      // A new error is about what came after the last successes, and nothing is said twice at once.
      for (const [text, shown] of plain) {
        if (text !== said && (type !== 'error' || text.startsWith('error'))) continue
        close(shown)
        plain.delete(text)
      }
      // Later than the library has seen the return, else it would hold the toast.
      const leaveLater = () => update(id, { timeout })
      const id: string = add({
        type,
        title,
        description,
        data: {
          subject,
          secondAction: secondAction && closing(secondAction),
          below: below?.(() => close(id)),
        } satisfies ToastData,
        priority: type === 'error' ? 'high' : 'low',
        // What happens meanwhile is still there when the person comes back.
        timeout: isAway ? 0 : timeout,
        actionProps: action && { children: action.label, onClick: closing(action).onSelect },
      })
      if (isAway) window.addEventListener('focus', () => setTimeout(leaveLater), { once: true })
      if (about) latest.set(about, id)
      if (!action && !secondAction) plain.set(said, id)
      return id
    }
    return {
      success: (message) => speak('success', message),
      error: (message) => speak('error', message),
      info: (message) => speak('info', message),
      close,
      closeAbout,
    }
  }, [add, close, update])
}
