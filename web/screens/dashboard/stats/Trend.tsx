import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** How a figure has changed in 30 days, in percent: `12%`, or `5%` with an arrow down for -5; nothing for null. */
export function Trend({ percent }: { percent: number | null | undefined }) {
  // There is nothing to compare with yet.
  if (percent == null) return null
  const steady = percent === 0
  const falls = percent < 0
  const [Arrow, word] = falls ? [ArrowDownRight, 'Down'] : [ArrowUpRight, 'Up']
  return (
    <span className="flex min-w-0 items-center gap-1">
      {!steady && (
        <Arrow aria-hidden className={`size-3.5 shrink-0 ${falls ? 'text-muted' : 'text-accent-ink'}`} />
      )}
      {!steady && <VisuallyHidden>{word}</VisuallyHidden>}
      <span className="font-medium text-muted">{Math.abs(percent)}%</span>
      <span className="truncate max-sm:sr-only">in 30 days</span>
    </span>
  )
}
