import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type BadgeTone = 'green' | 'yellow' | 'red' | 'blue' | 'orange' | 'neutral'

const tones: Record<BadgeTone, string> = {
  green: 'bg-green-soft text-green-ink',
  yellow: 'bg-yellow-soft text-yellow-ink',
  red: 'bg-red-soft text-red-ink',
  blue: 'bg-blue-soft text-blue-ink',
  orange: 'bg-orange-soft text-orange-ink',
  neutral: 'bg-neutral-soft text-neutral-ink',
}

export type BadgeProps = {
  tone?: BadgeTone
  icon?: ReactNode
  /** The text; color must not be the only information. */
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 max-w-full shrink-0 items-center gap-1 rounded-full px-2 font-medium text-xs [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
