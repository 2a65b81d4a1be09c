import { useState } from 'react'
import { useToast } from '../feedback/useToast.ts'

/** Copies a text to the clipboard, and whether that was done. */
export function useCopy(text: string): readonly [copy: () => Promise<void>, copied: boolean] {
  const [copied, setCopied] = useState(false)
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without a secure connection browsers have no clipboard, and some refuse it.
      toast.error({
        title: 'Not Copied',
        description: 'This browser doesn’t let the page copy. Select the text and copy it yourself',
      })
    }
  }
  return [copy, copied]
}
