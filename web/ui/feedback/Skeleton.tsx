import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

/** A grey bar in place of content; give it the content's size: `<Skeleton className="h-5 w-32" />`. */
export function Skeleton({ round = false, className }: { round?: boolean; className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-breathe bg-line', round ? 'rounded-full' : 'rounded-md', className)}
    />
  )
}

/** Wraps the skeletons of a view and tells screen readers once that it is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  /** `Loading customers` */
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={className}>
      {children}
    </div>
  )
}
