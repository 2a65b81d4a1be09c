import { useState } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { BellPanelQuery } from '#web/__generated__/BellPanelQuery.graphql.ts'

/** Fetches the code of what the bell opens. */
export const fetchBellPanel = () => import('./BellPanel.tsx')

/**
 * What the bell lists: asked for when it is opened. What is in memory shows at once and is brought up to date behind.
 * Code that does not come leaves the bell closed, to be pressed again.
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
