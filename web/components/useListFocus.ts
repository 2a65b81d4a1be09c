import { useLayoutEffect, useRef } from 'react'

/** The items of a list, or of all lists in a grouped list. */
const itemsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll(':scope > li, :scope > div > ul > li') ?? []),
]

/** The list that had the focus last: the element that had it, and what follows when that is removed. */
const lastFocus: { element?: Element; successor?: () => HTMLElement | null } = {}

/**
 * Where focus moves from a dialog that is opened now: to the button that opened it. If that is gone with the change, to
 * one with its id, to the heading that described it, to what follows in its list, or to the first button of its section.
 */
export function focusedSuccessor(): () => HTMLElement | null {
  const { element, successor } = lastFocus
  const opener = document.activeElement
  const names = [opener?.id, opener?.getAttribute('aria-describedby')]
  const section = opener?.closest('section')
  const isInList = element?.isConnected === true
  return () => {
    if (opener === document.body) return null
    if (opener instanceof HTMLElement && opener.isConnected) return opener
    const related = names.map((id) => (id ? document.getElementById(id) : null)).find((found) => found)
    return related ?? (isInList ? successor?.() : null) ?? section?.querySelector('button') ?? null
  }
}

/**
 * Keeps keyboard focus in a list when its items change: when the focused item is removed, focus moves to the item now
 * in its position, or to the container of the list (its tab panel or section, or the first button there) when the list is
 * empty.
 */
export function useListFocus() {
  const container = useRef<HTMLElement>(null)
  const last = useRef<{ element: Element; place: number; panel: HTMLElement | null }>(undefined)

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const place = itemsIn(container.current).findIndex((item) => item.contains(target))
    last.current = { element: target, place, panel: target.closest('[role=tabpanel], section') }
    Object.assign(lastFocus, { element: target, successor })
  }

  /** The element to focus when the focused element was removed; null while it is still in the document. */
  const successor = (): HTMLElement | null => {
    if (!last.current || last.current.element.isConnected) return null
    const items = itemsIn(container.current)
    const item = items[Math.min(last.current.place, items.length - 1)]
    // Prefer the heading of the item over its buttons, so that an accidental extra key press triggers nothing.
    const target =
      item?.querySelector<HTMLElement>('[tabindex="-1"]') ??
      item?.querySelector<HTMLElement>('[tabindex], button')
    const { panel } = last.current
    return target ?? (panel?.hasAttribute('tabindex') ? panel : panel?.querySelector('button')) ?? null
  }

  // Runs after every change of the list, because browsers move focus to the body when they remove the focused element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) successor()?.focus()
  })

  return (element: HTMLElement | null) => {
    container.current = element
    element?.addEventListener('focusin', remember)
    return () => {
      container.current = null
      element?.removeEventListener('focusin', remember)
    }
  }
}
