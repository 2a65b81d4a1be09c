import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 150

/**
 * What is typed into a search whose result stands at `path?q=…`. All boxes of that search say the same, and one that
 * stands on another screen leads there.
 */
export function useSearchParam(path: string) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const asked = pathname === path ? (new URLSearchParams(search).get('q') ?? '') : ''

  // The typed text is ahead of the address until the navigation ends.
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null)
  const settled = typed?.text === asked || (typed?.at !== pathname && pathname !== path)
  if (typed && settled) setTyped(null)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = useRef(pathname)
  useEffect(() => {
    here.current = pathname
  }, [pathname])
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ text, at: pathname })
    // On the screen of the search its filters stay.
    const next = here.current === path ? latestSearch() : new URLSearchParams()
    next.delete('q')
    if (text !== '') next.set('q', text)
    void navigate(next.size > 0 ? `${path}?${next}` : path, { replace: here.current === path })
  }
  const change = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ text, at: pathname })
    // Emptying the box elsewhere takes nobody away from where they are.
    if (text === '' && pathname !== path) return
    timer.current = setTimeout(() => {
      if (here.current === pathname || here.current === path) submit(text)
    }, pause)
  }
  return { value: typed?.text ?? asked, pending: typed !== null, change, submit }
}
