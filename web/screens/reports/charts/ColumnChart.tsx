import { scaleOrdinal } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { totalOf } from '../plot.ts'
import { fillOf } from './Fills.tsx'
import { colours, tonesOf } from './tones.ts'
import { type ChartParts, WeekAxes, weekScales } from './WeekAxes.tsx'

/** A stacked bar chart: one bar per week, one segment per series. */
export function ColumnChart(parts: ChartParts) {
  const { series, categories } = parts.plot
  const { x, y } = weekScales(parts, Math.max(...categories.map(({ values }) => totalOf(values) ?? 0)))
  const tones = tonesOf(series)
  const keys = series.map(({ key }) => key)
  const color = scaleOrdinal({ domain: keys, range: tones.map((tone) => fillOf(parts.chart, tone)) })
  return (
    <>
      <WeekAxes parts={parts} x={x} y={y} />
      <BarStack
        data={[...categories]}
        keys={keys}
        value={({ values }, key) => values?.[keys.indexOf(key)] ?? 0}
        x={({ key }) => key}
        xScale={x}
        yScale={y}
        color={color}
      >
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars
              .filter(({ height }) => height > 0)
              .map((bar) => (
                <rect
                  key={`${stack.key} ${bar.index}`}
                  x={bar.x + 0.5}
                  y={bar.y + 0.5}
                  width={Math.max(bar.width - 1, 1)}
                  height={Math.max(bar.height - 1, 1)}
                  fill={bar.color}
                  stroke={colours[tones[stack.index] ?? 'neutral'].ink}
                />
              )),
          )
        }
      </BarStack>
    </>
  )
}
