import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Whether a dialog is open; messages are called so too, and take no keys. */
function isAbove(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return dialogs.some((dialog) => !dialog.closest('[role=region]'))
}

/** The keys of the calendar, each with its act: `n` books, `t` is today, `j` and `k` go on and back. */
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
