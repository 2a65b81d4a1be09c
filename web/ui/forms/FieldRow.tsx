import type { ReactNode } from 'react'

/** Two fields side by side where there is room, such as first and last name. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">{children}</div>
}
