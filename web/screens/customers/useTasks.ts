import { useState } from 'react'
import type { CustomerTask_customer$key } from '#web/__generated__/CustomerTask_customer.graphql.ts'

/** What can be asked for on a card. */
export type Act = 'edit' | 'schedule' | 'delete'

interface Task {
  act: Act
  customer: CustomerTask_customer$key
  /** Where the card stands in the list. */
  place: number
}

export type Tasks = ReturnType<typeof useTasks>

/** The one thing being done with a customer of the list. */
export function useTasks() {
  // Each task has its number, so that even the same one on the same card begins anew. A finished one stays until
  // the next, for its dialog to close at its own pace.
  const [current, setCurrent] = useState<(Task & { number: number; open: boolean }) | null>(null)
  return {
    current,
    open: current?.open ?? false,
    start: (task: Task) => setCurrent((last) => ({ ...task, number: (last?.number ?? 0) + 1, open: true })),
    finish: () => setCurrent((last) => last && { ...last, open: false }),
  }
}
