import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { type HistoryFilter, historyFilterAt } from './historyFilter.ts'

/** The debounce delay, in milliseconds. */
const pause = 200

/** The filter of the history, kept in the URL. `filter` is the one whose result is shown. */
export function useHistoryFilter(filter: HistoryFilter) {
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const [topic, setTopic] = useOptimistic(filter.topic)
  const [typed, setTyped] = useState(filter.words ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (change: Partial<HistoryFilter>) => {
    clearTimeout(timer.current)
    startTransition(async () => {
      const search = latestSearch()
      const next = { ...historyFilterAt(search), ...change }
      setTopic(next.topic)
      // Keep the scroll position, because the history is far down the page.
      const to = { search: withHistoryFilter(search, next) }
      await navigate(to, { replace: true, preventScrollReset: true })
    })
  }
  return {
    topic,
    typed,
    /** Whether a search is running. */
    pending: typed.trim() !== (filter.words ?? ''),
    choose: (topic: HistoryFilter['topic']) => show({ topic, words: typed.trim() || null }),
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show({ words: text.trim() || null }), pause)
    },
    submit: (text: string) => show({ words: text.trim() || null }),
    clear() {
      setTyped('')
      show({ topic: null, words: null })
    },
  }
}

/** The search part of the URL with another filter; other parameters stay. */
function withHistoryFilter(search: URLSearchParams, { topic, words }: HistoryFilter): string {
  const next = new URLSearchParams(search)
  next.delete('topic')
  next.delete('words')
  if (topic) next.set('topic', topic.toLowerCase())
  if (words) next.set('words', words)
  return next.size > 0 ? `?${next}` : ''
}
