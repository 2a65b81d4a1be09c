import { useRef } from 'react'
import { type ToastMessage, useToast } from './useToast.ts'

/** Shows an error in place of the previous one; null only closes the previous one. */
export function useErrorToast(): (message: ToastMessage | null) => void {
  const toast = useToast()
  const last = useRef('')
  return (message) => {
    toast.close(last.current)
    if (message) last.current = toast.error(message)
  }
}
