import { Toast } from '@base-ui/react/toast'
import { useMemo } from 'react'

export type ToastMessage = {
  /** `Success`, `Error`, `Login Failed` */
  title: string
  description?: string
  /** The name of what the message is about, such as the customer's; shown behind the description. */
  subject?: string
  /** One way back, such as Undo; the toast stays longer and closes when it is taken. */
  action?: { label: string; onSelect: () => void }
}

/** What the toast library carries for `ToastCard`. */
export interface ToastData {
  subject: string | undefined
}

export type ToastSpeaker = {
  success: (message: ToastMessage) => string
  error: (message: ToastMessage) => string
  close: (id: string) => void
}

const SHORT = 5_000
const LONG = 10_000

/**
 * Says what happened, for eyes and screen readers alike. Errors interrupt and stay ten seconds, as does anything
 * that can be undone; the rest goes after five.
 */
export function useToast(): ToastSpeaker {
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
