import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

export type StatCardProps = {
  label: string
  /** Already formatted, or a number. */
  value: ReactNode
  icon: ReactNode
  /** The small text under the figure, such as `12%` or `2 new today`. */
  trend?: ReactNode
  /** The link of the card: `render={<Link to="/customers" />}` or a plain `href`. */
  href?: string
  render?: ReactElement
}

/** One figure of the dashboard; the whole card is the link. */
export function StatCard({ label, value, icon, trend, href, render }: StatCardProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...(href ? { href } : {}),
      className:
        'group flex min-w-0 flex-col rounded-xl border border-line bg-surface p-4 max-sm:p-3.5 transition-colors hover:border-line-strong hover:bg-hover/40',
      children: (
        <>
          <span className="flex items-center justify-between gap-1 text-muted">
            <span className="truncate text-sm">{label}</span>
            <span
              aria-hidden
              className="text-faint transition-colors group-hover:text-accent-ink [&_svg]:size-4"
            >
              {icon}
            </span>
          </span>
          {/* One line on phones, so that five figures leave room for the work below. */}
          <span className="flex min-w-0 flex-col max-sm:flex-row max-sm:items-baseline max-sm:gap-2.5 sm:mt-2">
            <span className="font-semibold text-2xl text-ink tabular-nums tracking-tight">{value}</span>
            {trend && (
              <span className="min-h-5 min-w-0 text-faint text-sm tabular-nums sm:mt-0.5">{trend}</span>
            )}
          </span>
        </>
      ),
    },
  })
}
