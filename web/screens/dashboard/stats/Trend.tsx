import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** How a figure develops, as the graph words it: `12%`, `-5%`, or a text such as `2 new today`. */
export function Trend({ text }: { text: string }) {
  const [, minus, percent] = /^(-?)(\d+)%$/.exec(text) ?? []
  if (percent === undefined) return text

  const steady = percent === '0'
  const [Arrow, word] = minus ? [ArrowDownRight, 'Down'] : [ArrowUpRight, 'Up']
  return (
    <span className="flex items-center gap-1">
      {!steady && (
        <Arrow aria-hidden className={`size-3.5 shrink-0 ${minus ? 'text-muted' : 'text-accent-ink'}`} />
      )}
      {!steady && <VisuallyHidden>{word}</VisuallyHidden>}
      <span className="font-medium text-muted">{percent}%</span>
      <span className="truncate">in 30 days</span>
    </span>
  )
}
