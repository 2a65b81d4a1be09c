import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { onMutationAnswer } from '#web/relay/mutationAnswers.ts'
import { type CelebrationRefs, celebrationsIn } from './celebrationRefs.ts'

const Celebration = lazy(async () => ({ default: (await import('./Celebration.tsx')).Celebration }))

/**
 * Celebrates titles and badges that the user reaches, on every screen. The code is loaded with the first one; code that
 * did not arrive leaves the screen as it is.
 */
export function Celebrations() {
  const [occasion, setOccasion] = useState<{ reached: CelebrationRefs; turn: number } | null>(null)
  useEffect(
    () =>
      onMutationAnswer((data) => {
        const reached = celebrationsIn(data)
        if (reached.length > 0) setOccasion((last) => ({ reached, turn: (last?.turn ?? 0) + 1 }))
      }),
    [],
  )
  if (!occasion) return null
  return (
    <ErrorBoundary key={occasion.turn} fallback={null}>
      <Suspense>
        <Celebration reached={occasion.reached} />
      </Suspense>
    </ErrorBoundary>
  )
}
