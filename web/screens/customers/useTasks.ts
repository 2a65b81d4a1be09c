import { useState } from 'react'
import type { CustomerTasks_customer$key } from './__generated__/CustomerTasks_customer.graphql.ts'
import type { Act } from './CustomerTasks.tsx'

interface Task {
  act: Act
  customer: CustomerTasks_customer$key
  /** Where the card stands in the list. */
  place: number
}

/** The one thing being done with a customer of the list. */
export function useTasks() {
  // Each task has its number, so that even the same one on the same card begins anew. A finished one stays until
  // the next, for its dialog to close at its own pace.
  const [current, setCurrent] = useState<(Task & { number: number; open: boolean }) | null>(null)
  return {
    current,
    start: (task: Task) => setCurrent((last) => ({ ...task, number: (last?.number ?? 0) + 1, open: true })),
    finish: () => setCurrent((last) => last && { ...last, open: false }),
  }
}
