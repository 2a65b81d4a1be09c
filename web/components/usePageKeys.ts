import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Whether a dialog is open. Toasts have the same role but take no keys. */
function isAbove(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return dialogs.some((dialog) => !dialog.closest('[role=region]'))
}

/** The keyboard shortcuts of a screen: keys pressed without a modifier, outside of fields, menus and dialogs. */
export function usePageKeys(onPageKey: (event: KeyboardEvent, target: Element) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
    if (!target.closest(typing) && !isAbove()) onPageKey(event, target)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
