import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps keyboard focus in a list whose items come and go: when the item one was in leaves, focus goes to the one
 * that took its place, else to what is around the list: the panel of its tab, or its section.
 */
export function useListFocus() {
  const items = useRef<HTMLUListElement>(null)
  const last = useRef<{ element: Element; place: number; panel: HTMLElement | null }>(undefined)

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const place = [...(items.current?.children ?? [])].findIndex((item) => item.contains(target))
    last.current = { element: target, place, panel: target.closest('[role=tabpanel], section') }
  }

  /** Where focus belongs when what held it last is gone; null while that is still there. */
  const successor = (): HTMLElement | null => {
    if (!last.current || last.current.element.isConnected) return null
    const { children } = items.current ?? { children: [] }
    const item = children[Math.min(last.current.place, children.length - 1)]
    return item?.querySelector<HTMLElement>('[tabindex]') ?? last.current.panel
  }

  // After every change of the list: the browser hands the focus of what is removed to the page itself.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) successor()?.focus()
  })

  const list = (element: HTMLUListElement) => {
    items.current = element
    element.addEventListener('focusin', remember)
    return () => {
      items.current = null
      element.removeEventListener('focusin', remember)
    }
  }
  return { list, successor }
}
