import { useLayoutEffect, useRef } from 'react'

/** The items of a list, or of its groups, each with a list of its own. */
const itemsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll(':scope > li, :scope > div > ul > li') ?? []),
]

/**
 * Keeps keyboard focus in a list whose items come and go: when the focused item leaves, focus moves to the item in its
 * position, otherwise to the element around the list (the panel of its tab, or its section).
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>() {
  const container = useRef<List>(null)
  const last = useRef<{ element: Element; place: number; panel: HTMLElement | null }>(undefined)

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const place = itemsIn(container.current).findIndex((item) => item.contains(target))
    last.current = { element: target, place, panel: target.closest('[role=tabpanel], section') }
  }

  /** The element to focus when the focused one is gone; null while it is still there. */
  const successor = (): HTMLElement | null => {
    if (!last.current || last.current.element.isConnected) return null
    const items = itemsIn(container.current)
    const item = items[Math.min(last.current.place, items.length - 1)]
    // Its heading, where it has one: a press too many must not do anything.
    const target =
      item?.querySelector<HTMLElement>('[tabindex="-1"]') ?? item?.querySelector<HTMLElement>('[tabindex]')
    return target ?? last.current.panel
  }

  // Runs after every change of the list, because the browser moves focus to the page when it removes the focused
  // element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) successor()?.focus()
  })

  const list = (element: List) => {
    container.current = element
    element.addEventListener('focusin', remember)
    return () => {
      container.current = null
      element.removeEventListener('focusin', remember)
    }
  }
  return { list, successor }
}
