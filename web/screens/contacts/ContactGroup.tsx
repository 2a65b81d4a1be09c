import { type ReactNode, useId } from 'react'
import { cardGrid } from '#web/ui/display/cardGrid.ts'

/** The contacts of one group, such as *Today*, under its heading. */
export function ContactGroup({ title, children }: { title: string; children: ReactNode }) {
  const name = useId()
  return (
    <div className="not-first:mt-7">
      <p
        id={name}
        className={`mb-3 font-semibold text-lg ${title === 'Overdue' ? 'text-danger-ink' : 'text-ink'}`}
      >
        {title}
      </p>
      <ul aria-labelledby={name} className={cardGrid}>
        {children}
      </ul>
    </div>
  )
}
