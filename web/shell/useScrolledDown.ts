import { useEffect, useState } from 'react'

/** Smaller movements are those of a resting finger. */
const leastStep = 8

/** Whether the page was last scrolled down. False at its top and at its end, where it cannot go on. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    // The first event only tells where the page is: the browser also scrolls to the place of an earlier visit. Reading
    // `window.scrollY` here would lay the page out before its first paint.
    let last: number | null = null
    let lastEnd = 0
    let touched = false
    const touch = () => {
      touched = true
    }
    const follow = () => {
      const end = document.documentElement.scrollHeight - window.innerHeight
      // Before anybody touches it, a page that grows is moved by the browser, which seeks that place in several steps.
      if (!touched && end !== lastEnd) last = null
      lastEnd = end
      // iOS scrolls beyond both ends and back.
      const now = Math.min(Math.max(window.scrollY, 0), end)
      const atEnd = now < 1 || now > end - 1
      if (last !== null && !atEnd && Math.abs(now - last) < leastStep) return
      setDown(last !== null && !atEnd && now > last)
      last = now
    }
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    for (const type of ['pointerdown', 'wheel', 'keydown']) window.addEventListener(type, touch, options)
    window.addEventListener('scroll', follow, options)
    return () => stop.abort()
  }, [])
  return down
}
