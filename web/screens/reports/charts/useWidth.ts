import { useCallback, useState } from 'react'

/** The width of an element, kept up to date; 640 until it is known. */
export function useWidth() {
  const [width, setWidth] = useState(640)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(Math.floor(entry.contentRect.width), 200))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}
