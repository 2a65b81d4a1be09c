import { formatNumber } from '#web/lib/formatNumber.ts'
import type { Category, Series } from '../plot.ts'
import { fillOf } from './Fills.tsx'
import { Mark } from './Mark.tsx'
import { colours, tonesOf } from './tones.ts'

interface LegendProps {
  chart: string
  series: readonly Series[]
  /** The selected category, whose values are shown beside the names. */
  category: Category
  /** Whether the chart has lines, which are shown with stroke and marker, or bars, which are shown with their fill. */
  lines: boolean
}

/** The legend: the color, pattern and marker of each series, with its value in the selected category. */
export function Legend({ chart, series, category: { name, values }, lines }: LegendProps) {
  const tones = tonesOf(series)
  return (
    <div className="mb-3 min-h-11 text-sm">
      <p className="font-medium text-ink">
        {name}
        {values === null && <span className="font-normal text-faint"> · no data</span>}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {series.map(({ key, label }, place) => {
          const tone = tones[place] ?? 'neutral'
          return (
            <li key={key} className="flex items-center gap-1.5 text-muted">
              <svg aria-hidden width="18" height="12" className="shrink-0">
                {lines ? (
                  <>
                    <line x1="0" x2="18" y1="6" y2="6" stroke={colours[tone].ink} strokeWidth="2" />
                    <Mark tone={tone} x={9} y={6} />
                  </>
                ) : (
                  <rect
                    x="3.5"
                    y="0.5"
                    width="11"
                    height="11"
                    rx="2"
                    fill={fillOf(chart, tone)}
                    stroke={colours[tone].ink}
                  />
                )}
              </svg>
              {label}
              {values && (
                <span className="min-w-5 text-ink tabular-nums">{formatNumber(values[place] ?? 0)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
