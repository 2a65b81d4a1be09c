import { useState } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { BellPanelQuery } from '#web/__generated__/BellPanelQuery.graphql.ts'

/** Loads the code of the panel. */
export const fetchBellPanel = () => import('./BellPanel.tsx')

/**
 * The contents of the panel, requested when it opens. Stored data shows at once and is refreshed in the background.
 * When the code fails to load, the bell stays closed and can be pressed again.
 */
export function useBellContents() {
  const environment = useRelayEnvironment()
  const [queryRef, setQueryRef] = useState<PreloadedQuery<BellPanelQuery> | null>(null)
  const [open, setOpen] = useState(false)

  return {
    open,
    queryRef,
    show: () =>
      void fetchBellPanel().then(
        ({ loadBell }) => {
          queryRef?.dispose()
          setQueryRef(loadBell(environment))
          setOpen(true)
        },
        () => {},
      ),
    /** The lists stay in memory for the closing animation and the next time. */
    close: () => setOpen(false),
  }
}
