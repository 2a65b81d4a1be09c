import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'

/**
 * The keys of My Tasks: `n` for a new task, and those of its rows. When the focused row leaves, focus moves to the row in
 * its position.
 */
export function useTaskKeys() {
  const screen = useRef<HTMLDivElement>(null)
  const addField = useRef<HTMLInputElement>(null)
  const last = useRef<{ row: Element; place: number } | null>(null)
  const add = () => addField.current?.focus()
  const keys = [
    { keys: ['n'], does: 'New task', act: add },
    ...rowKeys([
      { keys: ['x', ' '], does: 'Check off' },
      { keys: ['e', 'Enter'], does: 'Edit' },
    ]),
  ]
  usePageKeys('On this screen', keys)

  const names = () => [...(screen.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const placeIn = (all: HTMLElement[], row: Element | null) => all.findIndex((name) => row?.contains(name))

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

  return { screen, addField, keys }
}
