import { LinePath } from '@visx/shape'
import type { Category } from '../plot.ts'
import { Mark } from './Mark.tsx'
import { colours, tonesOf } from './tones.ts'
import { type ChartParts, WeekAxes, weekScales } from './WeekAxes.tsx'

/** A line chart: one line per series, starting at the first week with data. */
export function LineChart(parts: ChartParts) {
  const { series, categories } = parts.plot
  const most = Math.max(...categories.flatMap(({ values }) => values ?? [0]))
  const { x, y } = weekScales(parts, most)
  const tones = tonesOf(series)
  const known = categories.filter(({ values }) => values !== null)
  // Show at most 16 markers, because more of them would hide the line.
  const every = Math.ceil(known.length / 16)
  const xOf = ({ key }: Category) => (x(key) ?? 0) + x.bandwidth() / 2
  return (
    <>
      <WeekAxes parts={parts} x={x} y={y} />
      {series.map(({ key }, place) => {
        const tone = tones[place] ?? 'neutral'
        const yOf = ({ values }: Category) => y(values?.[place] ?? 0)
        return (
          <g key={key}>
            <LinePath
              data={[...categories]}
              defined={({ values }) => values !== null}
              x={xOf}
              y={yOf}
              stroke={colours[tone].ink}
              strokeWidth={2}
            />
            {known
              .filter(
                (each, index) => (known.length - 1 - index) % every === 0 || each === categories[parts.place],
              )
              .map((each) => (
                <Mark
                  key={each.key}
                  tone={tone}
                  x={xOf(each)}
                  y={yOf(each)}
                  size={each === categories[parts.place] ? 5.5 : 4}
                />
              ))}
          </g>
        )
      })}
    </>
  )
}
