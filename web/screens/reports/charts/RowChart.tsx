import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { BarStackHorizontal } from '@visx/shape'
import { totalOf } from '../plot.ts'
import { fillOf } from './Fills.tsx'
import { colours, tonesOf } from './tones.ts'
import type { ChartParts } from './WeekAxes.tsx'

/** The height of a row: the name and the bar below it. */
export const rowHeight = 44

const bar = { top: 22, height: 16 }

/** A horizontal stacked bar chart: one bar per step, with its name above and one segment per outcome. */
export function RowChart({ chart, plot, width, height, place }: ChartParts) {
  const { series, categories } = plot
  const tones = tonesOf(series)
  const keys = series.map(({ key }) => key)
  const most = Math.max(1, ...categories.map(({ values }) => totalOf(values) ?? 0))
  // Leave space for the total at the end of the bar.
  const x = scaleLinear({ domain: [0, most], range: [8, width - 44] })
  const y = scaleBand({ domain: categories.map(({ key }) => key), range: [0, height] })
  const color = scaleOrdinal({ domain: keys, range: tones.map((tone) => fillOf(chart, tone)) })
  return (
    <>
      <rect y={place * rowHeight} width={width} height={rowHeight} rx={6} fill="var(--color-hover)" />
      {categories.map(({ key, tick, values }, row) => (
        <g key={key}>
          <text x={8} y={row * rowHeight + 15} fill="var(--color-ink)" fontSize={13}>
            {tick}
          </text>
          <text x={x(totalOf(values) ?? 0) + 6} y={row * rowHeight + bar.top + 12} fill="var(--color-muted)">
            {totalOf(values)}
          </text>
        </g>
      ))}
      <BarStackHorizontal
        data={[...categories]}
        keys={keys}
        value={({ values }, key) => values?.[keys.indexOf(key)] ?? 0}
        y={({ key }) => key}
        xScale={x}
        yScale={y}
        color={color}
      >
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars
              .filter(({ width: wide }) => wide > 0)
              .map((part) => (
                <rect
                  key={`${stack.key} ${part.index}`}
                  x={part.x + 0.5}
                  y={part.index * rowHeight + bar.top}
                  width={Math.max(part.width - 1, 1)}
                  height={bar.height}
                  fill={part.color}
                  stroke={colours[tones[stack.index] ?? 'neutral'].ink}
                />
              )),
          )
        }
      </BarStackHorizontal>
    </>
  )
}
