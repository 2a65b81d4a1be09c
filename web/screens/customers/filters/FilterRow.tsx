import type { ReactNode } from 'react'

/** A field of the filters, and beside it the one that it needs, if any. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
}
