import { useState, useTransition } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { MyDayQuery } from '#web/__generated__/MyDayQuery.graphql.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** Loads the code of the session. */
export const fetchMyDay = () => import('./MyDay.tsx')

/** The state of one session of My Day. It starts with fresh data and reads more when the queue is empty. */
export function useReviewSession() {
  const environment = useRelayEnvironment()
  const toast = useToast()
  const [queryRef, setQueryRef] = useState<PreloadedQuery<MyDayQuery> | null>(null)
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  const [starting, startTransition] = useTransition()

  const load = async (putOff: readonly string[]) => {
    const { loadDay } = await fetchMyDay()
    queryRef?.dispose()
    setQueryRef(loadDay(environment, putOff))
  }
  const failed = () => void toast.error({ title: 'Error', description: 'Failed to start your day' })

  return {
    open,
    queryRef,
    turn,
    starting,
    start: () =>
      startTransition(async () => {
        try {
          await load([])
        } catch {
          failed()
          return
        }
        setTurn((count) => count + 1)
        setOpen(true)
      }),
    /** The next entry of the queue, without postponed ones. */
    more: (putOff: readonly string[]) => void load(putOff).catch(failed),
    close: () => setOpen(false),
  }
}
