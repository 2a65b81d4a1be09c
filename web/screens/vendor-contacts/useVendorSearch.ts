import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 150

/** What is typed into the search, in step with the address `/vendor-contacts?q=…`. */
export function useVendorSearch() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('q') ?? ''
  // What was typed is ahead of the address until it arrives there.
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === asked) setTyped(null)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text: string) => {
    clearTimeout(timer.current)
    setTyped(text)
    void navigate({ search: text === '' ? '' : `?${new URLSearchParams({ q: text })}` }, { replace: true })
  }
  const change = (text: string) => {
    clearTimeout(timer.current)
    setTyped(text)
    timer.current = setTimeout(submit, pause, text)
  }
  return { value: typed ?? asked, pending: typed !== null, change, submit }
}
