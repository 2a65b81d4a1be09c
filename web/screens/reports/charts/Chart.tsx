import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { type Category, type Plot, type Series, totalOf } from '../plot.ts'
import type { ChartKind } from '../ReportCard.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { Fills } from './Fills.tsx'
import { Legend } from './Legend.tsx'
import { LineChart } from './LineChart.tsx'
import { RowChart, rowHeight } from './RowChart.tsx'
import { useWidth } from './useWidth.ts'

const plotHeight = 220

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
}

/**
 * A chart with its legend. Arrow keys, mouse and touch select a category; the legend shows its values, and screen
 * readers announce them as the values of a slider.
 */
export function Chart({ kind, plot }: { kind: ChartKind; plot: Plot }) {
  const { title, series, categories } = plot
  const chart = useId()
  const { width, measure } = useWidth()
  const last = categories.length - 1
  const [at, setAt] = useState<number | null>(null)
  const place = Math.min(at ?? (kind === 'rows' ? 0 : last), last)
  const active = categories[place]
  if (!active) return null
  const height = kind === 'rows' ? categories.length * rowHeight : plotHeight

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setAt(Math.min(Math.max(step(place, last), 0), last))
  }
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const fraction =
      kind === 'rows'
        ? (event.clientY - box.top) / box.height
        : (event.clientX - box.left - margin.left) / (box.width - margin.left - margin.right)
    setAt(Math.min(Math.max(Math.floor(fraction * categories.length), 0), last))
  }
  const parts = { chart, plot, width, height, place, margin }
  return (
    <div>
      <Legend chart={chart} series={series} category={active} lines={kind === 'lines'} />
      <div
        ref={measure}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-orientation={kind === 'rows' ? 'vertical' : 'horizontal'}
        aria-valuemin={1}
        aria-valuemax={categories.length}
        aria-valuenow={place + 1}
        aria-valuetext={valueText(active, series)}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        className="rounded-md text-xs tabular-nums"
      >
        <svg aria-hidden width={width} height={height} className="block">
          <Fills chart={chart} />
          {kind === 'lines' && <LineChart {...parts} />}
          {kind === 'columns' && <ColumnChart {...parts} />}
          {kind === 'rows' && <RowChart {...parts} />}
        </svg>
      </div>
    </div>
  )
}

/** The space for the axes. */
const margin = { top: 8, right: 8, bottom: 24, left: 36 }

function valueText({ name, values }: Category, series: readonly Series[]): string {
  if (values === null) return `${name}: no data`
  const parts = series.map(({ label }, place) => `${label} ${values[place] ?? 0}`)
  return `${name}: ${parts.join(', ')}; ${totalOf(values)} together`
}
