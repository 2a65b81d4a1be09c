import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChoiceQueue, type ShownChoices } from './ChoiceQueue.ts'
import type { Choices } from './choices.ts'
import { useMapImport } from './useMapImport.ts'

export interface ChoicesState extends ShownChoices {
  readonly change: (next: Choices) => void
}

/** The choices of an import: shown at once, and sent as the server takes them. */
export function useChoices(id: string, isReady: boolean): ChoicesState {
  const [mapImport] = useMapImport()
  const [queue] = useState(() => new ChoiceQueue((choices) => mapImport({ input: { id, ...choices } })))
  useEffect(() => queue.setReady(isReady), [queue, isReady])
  const shown = useSyncExternalStore(queue.subscribe, () => queue.shown)
  return { ...shown, isChecking: shown.isChecking || !isReady, change: queue.change }
}
