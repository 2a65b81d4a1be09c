import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type EmptyStateProps = {
  icon?: ReactNode
  title: string
  children?: ReactNode
  /** The action that adds the first entry. */
  action?: ReactNode
  /** A smaller variant for panels and cards. */
  compact?: boolean
}

export function EmptyState({ icon, title, children, action, compact = false }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center text-center',
        compact ? 'gap-1.5 px-4 py-6' : 'gap-2 px-6 py-16',
      )}
    >
      {icon && (
        <div
          aria-hidden
          className={classNames(
            'flex items-center justify-center rounded-full bg-accent-soft text-accent-ink',
            compact ? 'mb-1 size-8 [&_svg]:size-4' : 'mb-2 size-12 [&_svg]:size-5.5',
          )}
        >
          {icon}
        </div>
      )}
      <p className={classNames('wrap-anywhere font-medium text-ink', !compact && 'text-lg')}>{title}</p>
      {children && <p className="max-w-sm text-pretty text-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
