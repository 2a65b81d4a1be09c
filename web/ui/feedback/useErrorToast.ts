import { useRef } from 'react'
import { type ToastMessage, useToast } from './useToast.ts'

/** Shows an error in the place of the last one; null only takes that away. */
export function useErrorToast(): (message: ToastMessage | null) => void {
  const toast = useToast()
  const last = useRef('')
  return (message) => {
    toast.close(last.current)
    if (message) last.current = toast.error(message)
  }
}
