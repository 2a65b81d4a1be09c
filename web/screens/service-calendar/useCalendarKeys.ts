import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Whether a dialog is open. Toasts have the same role but take no keys. */
function isAbove(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return dialogs.some((dialog) => !dialog.closest('[role=region]'))
}

/** The keyboard shortcuts of the calendar by key: `n` books, `t` shows today, `j` and `k` go forward and back. */
export function useCalendarKeys(acts: Readonly<Record<string, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const act = acts[key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(target instanceof Element) || target.closest(typing) || isAbove()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
