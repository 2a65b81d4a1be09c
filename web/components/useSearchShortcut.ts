import { useEffect, useEffectEvent } from 'react'

/** Focuses a search box when `/` is pressed outside of fields and dialogs. */
export function useSearchShortcut(searchBox: () => HTMLInputElement | null): void {
  const focus = useEffectEvent(() => searchBox()?.focus())
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'))
        return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
