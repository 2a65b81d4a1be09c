import { useEffect, useRef } from 'react'
import { type ToastMessage, useToast } from './useToast.ts'

/** Shows an error of a form in place of the previous one; null only closes the previous one, and so does leaving the form. */
export function useErrorToast(): (message: ToastMessage | null) => void {
  const toast = useToast()
  const last = useRef('')
  const { close } = toast
  useEffect(() => () => close(last.current), [close])
  return (message) => {
    toast.close(last.current)
    if (message) last.current = toast.error(message)
  }
}
