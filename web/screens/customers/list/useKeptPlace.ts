import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The first item in view when an entry of the history was left, and its distance from the top, by the entry's key. */
const places = new Map<string, { id: string | undefined; top: number }>()

/** How many frames the heights take to settle. */
const settling = 30

/** What a person does to go on from there. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the list of an entry of the history back to the item that was first in view. The position in pixels, which the
 * router restores, leads to other items, because those off screen count with an estimated height.
 * @param ids of the items, in their order
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const items = () => [...(list.current?.querySelectorAll(':scope > ul > li') ?? [])]

  const keep = useEffectEvent(() => {
    const tops = items().map((item) => item.getBoundingClientRect().top)
    const first = tops.findIndex((top) => top >= 0)
    places.set(key, { id: ids[first], top: tops[first] ?? 0 })
  })
  const goBack = useEffectEvent(() => {
    const { id, top } = places.get(key) ?? { top: 0 }
    const item = id && items()[ids.indexOf(id)]
    if (item) window.scrollBy(0, item.getBoundingClientRect().top - top)
  })

  useLayoutEffect(() => () => keep(), [])
  useEffect(() => {
    if (!isReturn) return
    let frame = 0
    // Again with each frame in which items near the view take their true heights, until the person goes on.
    const settle = (left: number) => {
      goBack()
      if (left > 0) frame = requestAnimationFrame(() => settle(left - 1))
    }
    const stop = () => cancelAnimationFrame(frame)
    settle(settling)
    for (const act of acts) window.addEventListener(act, stop, { once: true })
    return () => {
      stop()
      for (const act of acts) window.removeEventListener(act, stop)
    }
  }, [isReturn])
}
