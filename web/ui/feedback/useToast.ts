import { Toast } from '@base-ui/react/toast'
import { useMemo } from 'react'

export type ToastMessage = {
  /** `Success`, `Error`, `Login Failed` */
  title: string
  description?: string
  /** The name of the record that the message is about, such as the customer's; shown after the description. */
  subject?: string
  /** One action, such as Undo; the toast stays longer and closes when it is pressed. */
  action?: { label: string; onSelect: () => void }
}

/** The data that the toast library passes to `ToastCard`. */
export interface ToastData {
  subject: string | undefined
}

export type ToastActions = {
  success: (message: ToastMessage) => string
  error: (message: ToastMessage) => string
  close: (id: string) => void
}

const SHORT = 5_000
const LONG = 10_000

/**
 * Shows a toast, and announces it to screen readers. Errors interrupt and stay for ten seconds, as do toasts with an
 * action; all others close after five.
 */
export function useToast(): ToastActions {
  const { add, close } = Toast.useToastManager()
  return useMemo(() => {
    function speak(type: 'success' | 'error', { title, description, subject, action }: ToastMessage) {
      const id: string = add({
        type,
        title,
        description,
        data: { subject } satisfies ToastData,
        priority: type === 'error' ? 'high' : 'low',
        timeout: type === 'error' || action ? LONG : SHORT,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id)
            action.onSelect()
          },
        },
      })
      return id
    }
    return {
      success: (message) => speak('success', message),
      error: (message) => speak('error', message),
      close,
    }
  }, [add, close])
}
