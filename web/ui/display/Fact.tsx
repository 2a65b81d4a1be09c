import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface FactProps {
  label: string
  /** Whether it contains a link: on touch screens its row is then 44 px high. */
  tall?: boolean
  /** Buttons over the end of the value. */
  acts?: ReactNode
  children: ReactNode
}

/** A labelled fact: two cells of a `<dl>` in a grid. */
export function Fact({ label, tall = false, acts, children }: FactProps) {
  const row = tall ? 'py-0.5 pointer-coarse:py-2.75' : 'py-0.5'
  return (
    <>
      <dt className={classNames('text-faint', row)}>{label}</dt>
      <dd
        className={classNames(
          'min-w-0 break-words text-ink',
          row,
          acts !== undefined && 'group relative flex items-start',
        )}
      >
        {acts ? <div className="min-w-0 flex-1">{children}</div> : children}
        {acts}
      </dd>
    </>
  )
}
