import { useLayoutEffect, useRef } from 'react'

/** The items of a list, or of the groups of a list, each with a list of its own. */
const itemsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll(':scope > li, :scope > div > ul > li') ?? []),
]

/**
 * Keeps keyboard focus in a list whose items come and go: when the item one was in leaves, focus goes to the one
 * that took its place, else to what is around the list: the panel of its tab, or its section.
 */
export function useListFocus<List extends HTMLElement = HTMLUListElement>() {
  const container = useRef<List>(null)
  const last = useRef<{ element: Element; place: number; panel: HTMLElement | null }>(undefined)

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const place = itemsIn(container.current).findIndex((item) => item.contains(target))
    last.current = { element: target, place, panel: target.closest('[role=tabpanel], section') }
  }

  /** Where focus belongs when what held it last is gone; null while that is still there. */
  const successor = (): HTMLElement | null => {
    if (!last.current || last.current.element.isConnected) return null
    const items = itemsIn(container.current)
    const item = items[Math.min(last.current.place, items.length - 1)]
    // Its heading, where it has one: a press too many must not do anything.
    const target =
      item?.querySelector<HTMLElement>('[tabindex="-1"]') ?? item?.querySelector<HTMLElement>('[tabindex]')
    return target ?? last.current.panel
  }

  // After every change of the list: the browser hands the focus of what is removed to the page itself.
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
