import { type ReactNode, Suspense, useState } from 'react'
import { useFirstSign } from './useFirstSign.ts'

interface WhenWantedProps {
  /** Whether one of them is wanted now. */
  wanted: boolean
  /** Fetches their code. */
  load: () => Promise<unknown>
  /** Lazy dialogs. */
  children: ReactNode
}

/**
 * Dialogs that weigh more than their screen, and come after it. Once one was wanted they stay, to close at their own
 * pace and to be there the next time.
 */
export function WhenWanted({ wanted, load, children }: WhenWantedProps) {
  useFirstSign(load)
  const [wereWanted, setWereWanted] = useState(wanted)
  if (wanted && !wereWanted) setWereWanted(true)
  return wereWanted && <Suspense>{children}</Suspense>
}
