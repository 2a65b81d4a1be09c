import { useState } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { BellPanelQuery } from '#web/__generated__/BellPanelQuery.graphql.ts'

/** Loads the code of the panel. */
export const fetchBellPanel = () => import('./BellPanel.tsx')

/**
 * The contents of the panel, requested when it opens. Stored data shows at once and is refreshed in the background.
 * When the code fails to load, the bell stays closed and says so.
 */
export function useBellContents() {
  const environment = useRelayEnvironment()
  const [queryRef, setQueryRef] = useState<PreloadedQuery<BellPanelQuery> | null>(null)
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)

  return {
    open,
    queryRef,
    /** Whether the code failed to load at the last press. */
    missing,
    show: () => {
      setMissing(false)
      void fetchBellPanel().then(
        ({ loadBell }) => {
          queryRef?.dispose()
          setQueryRef(loadBell(environment))
          setOpen(true)
        },
        () => setMissing(true),
      )
    },
    /** The lists stay in memory for the closing animation and the next time. */
    close: () => setOpen(false),
  }
}
