import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How long a pause in typing lasts before it is taken as a question, in milliseconds. */
const pause = 150

/** What is typed into the search for businesses, in step with `?q=` of the address. */
export function useBusinessSearch() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  // What was typed is ahead of the address until it arrives there.
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === asked) setTyped(null)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text: string) => {
    clearTimeout(timer.current)
    setParams(text === '' ? {} : { q: text }, { replace: true })
  }
  const change = (text: string) => {
    clearTimeout(timer.current)
    setTyped(text)
    timer.current = setTimeout(() => submit(text), pause)
  }
  return { value: typed ?? asked, pending: typed !== null, change, submit }
}
