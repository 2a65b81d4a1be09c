import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** `article` for an item of a list, `section` for a panel with a heading. */
  as?: 'div' | 'article' | 'section' | 'ul' | 'dl' | 'li'
  /** False for panels whose rows extend to the edges. */
  flush?: boolean
}

export function Card({ as = 'div', flush = false, className, ...rest }: CardProps) {
  const Tag = as as ElementType
  return (
    <Tag
      {...rest}
      className={classNames('rounded-xl border border-line bg-surface', !flush && 'p-4', className)}
    />
  )
}

/** The heading row of a panel. */
export function CardHeader({
  title,
  count,
  actions,
}: {
  title: string
  count?: number
  actions?: ReactNode
}) {
  return (
    <div className="flex min-h-12 items-center gap-2 border-line border-b px-4 py-2">
      <h2 className="truncate font-semibold text-ink">{title}</h2>
      {count !== undefined && <span className="text-faint tabular-nums">{count}</span>}
      {actions && <div className="-mr-2 ml-auto flex items-center gap-1">{actions}</div>}
    </div>
  )
}
