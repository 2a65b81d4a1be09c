import { useState } from 'react'
import type { VisitDialog_appointment$key } from '#web/__generated__/VisitDialog_appointment.graphql.ts'
import type { FollowUpAct } from '#web/components/follow-ups/followUpAct.ts'

/** What can be asked of the visits to a customer. */
export type VisitAct =
  | { readonly kind: 'book' }
  | { readonly kind: 'edit-visit' | 'cancel-visit'; readonly appointment: VisitDialog_appointment$key }

/** What can be asked for on the page of a customer. */
export type Act =
  | { readonly kind: 'schedule' | 'note' | 'edit' | 'status' | 'delete' }
  | { readonly kind: 'complete'; readonly contact: { readonly id: string; readonly customerName: string } }
  | VisitAct
  | { readonly kind: 'follow-up'; readonly act: FollowUpAct }

export type Acts = ReturnType<typeof useActs>

/** The one thing being done on the page. */
export function useActs() {
  // Each has its number, so that even the same one begins anew. A finished one stays until the next, for its dialog
  // to close at its own pace.
  const [current, setCurrent] = useState<{ act: Act; number: number; open: boolean } | null>(null)
  return {
    current,
    open: current?.open ?? false,
    start: (act: Act) => setCurrent((last) => ({ act, number: (last?.number ?? 0) + 1, open: true })),
    finish: () => setCurrent((last) => last && { ...last, open: false }),
  }
}
