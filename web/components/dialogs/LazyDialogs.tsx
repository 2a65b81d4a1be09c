import { type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { usePrefetchWhenIdle } from '../usePrefetchWhenIdle.ts'
import { NotLoaded } from './NotLoaded.tsx'

interface LazyDialogsProps {
  /** Whether one of the dialogs should be open now. */
  open: boolean
  /** Imports the code of the dialogs. */
  load: () => Promise<unknown>
  /** Dialogs made by `lazy`. */
  children: ReactNode
}

/**
 * Mounts dialogs whose code is loaded after their screen. The code is prefetched when the page is idle. Once mounted
 * they stay, so that the closing animation plays and the next opening is immediate. Code that did not arrive leaves the
 * screen as it is.
 */
export function LazyDialogs({ open, load, children }: LazyDialogsProps) {
  usePrefetchWhenIdle(load)
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  return (
    mounted && (
      <ErrorBoundary fallback={<NotLoaded open={open} />}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  )
}
