import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLatestSearch } from './useLatestSearch.ts'

/** The debounce delay, in milliseconds. */
const pause = 150

/**
 * The text of a search whose result is at `path?q=…`. All search boxes with the same path share it; typing in a box on
 * another screen navigates there.
 */
export function useSearchParam(path: string) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const searched = pathname === path ? (new URLSearchParams(search).get('q') ?? '') : ''

  // The typed text is ahead of the URL until the navigation has finished.
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null)
  const settled = typed?.text === searched || (typed?.at !== pathname && pathname !== path)
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
    // On the search's own screen, keep the filters.
    const next = here.current === path ? latestSearch() : new URLSearchParams()
    const before = next.get('q') ?? ''
    next.delete('q')
    if (text !== '') next.set('q', text)
    // Continuing a search replaces its entry; Back leads from another search to the previous one, and to the whole list.
    const replace = before !== '' && (text.startsWith(before) || before.startsWith(text))
    void navigate(next.size > 0 ? `${path}?${next}` : path, { replace })
  }
  const change = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ text, at: pathname })
    // Clearing the box on another screen does not navigate.
    if (text === '' && pathname !== path) return
    timer.current = setTimeout(() => {
      if (here.current === pathname || here.current === path) submit(text)
    }, pause)
  }
  return { value: typed?.text ?? searched, pending: typed !== null, change, submit }
}
