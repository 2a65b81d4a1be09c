import type { ReactNode } from 'react'

/** The label of a row. */
export function OptionLabel({ children }: { children: ReactNode }) {
  return <span className="min-w-0 flex-1 break-words px-2 font-medium text-ink">{children}</span>
}
