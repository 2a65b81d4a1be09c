import type { ReactNode } from 'react'

/** A row of the list. */
export const rowStyles = 'flex min-h-11 items-center gap-x-1 px-2 py-1'

/** The label of a row. */
export function OptionLabel({ children }: { children: ReactNode }) {
  return <span className="min-w-0 flex-1 break-words px-2 font-medium text-ink">{children}</span>
}
