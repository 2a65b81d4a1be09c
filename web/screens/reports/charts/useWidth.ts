import { useCallback, useState } from 'react'

/** The current width of an element in pixels; 640 until it is measured. */
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
