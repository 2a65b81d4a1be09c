import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { usePageKeys } from '#web/components/usePageKeys.ts'

/** The names of the rows, which get the focus during keyboard navigation. */
const rows = '[data-task]'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The action of a key on the focused row. Space and Enter act only on its name, because buttons use them too. */
function actOf(key: string, onName: boolean): 'check' | 'edit' | null {
  if (key === 'x' || (onName && key === ' ')) return 'check'
  return key === 'e' || (onName && key === 'Enter') ? 'edit' : null
}

/**
 * The keys of My Tasks: `n` for a new task, `j` and `k` or the arrows to move, `x` or Space to complete, `e` or Enter
 * to edit. When the focused row leaves, focus moves to the row in its position.
 */
export function useTaskKeys() {
  const screen = useRef<HTMLDivElement>(null)
  const addField = useRef<HTMLInputElement>(null)
  const last = useRef<{ row: Element; place: number } | null>(null)

  const names = () => [...(screen.current?.querySelectorAll<HTMLElement>(rows) ?? [])]
  const placeIn = (all: HTMLElement[], row: Element | null) => all.findIndex((name) => row?.contains(name))

  usePageKeys((event, target) => {
    const { key } = event
    const inside = screen.current?.contains(target) === true
    if (!inside && target !== document.body && key !== 'n') return
    const all = names()
    const row = inside ? target.closest('li') : null
    const at = placeIn(all, row)
    const goTo = (element: HTMLElement | null | undefined) => {
      if (!element) return
      event.preventDefault()
      element.focus()
    }
    const step = steps[key]
    if (key === 'n') goTo(addField.current)
    else if (step !== undefined && at !== -1) goTo(all[at + step])
    else if (key === 'j' || key === 'k') goTo(all[0])
    else {
      const act = at === -1 ? null : actOf(key, target.matches(rows))
      const button = act && row?.querySelector<HTMLElement>(`[data-act=${act}]`)
      if (!button) return
      event.preventDefault()
      button.click()
    }
  })

  const remember = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest('li') : null
    const place = placeIn(names(), row)
    last.current = row && place !== -1 ? { row, place } : null
  })
  useEffect(() => {
    const element = screen.current
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])

  const settle = useEffectEvent(() => {
    if (document.activeElement !== document.body || !last.current || last.current.row.isConnected) return
    const left = names()
    const next = left[Math.min(last.current.place, left.length - 1)] ?? addField.current
    next?.focus()
  })
  // Runs after every change of the lists, because the browser moves focus to the page when it removes the focused
  // element.
  useLayoutEffect(() => {
    const element = screen.current
    if (!element) return
    const observer = new MutationObserver(settle)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return { screen, addField }
}
