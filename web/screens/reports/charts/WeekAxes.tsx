import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { formatNumber } from '#web/lib/formatNumber.ts'
import type { Plot } from '../plot.ts'

/** The data and dimensions that all chart types need. */
export interface ChartParts {
  /** The prefix of the ids of its patterns. */
  chart: string
  plot: Plot
  width: number
  height: number
  /** The index of the selected category. */
  place: number
  margin: { top: number; right: number; bottom: number; left: number }
}

/** The scales of a chart over weeks: a band per week on the x-axis, counts from zero on the y-axis. */
export function weekScales({ plot, width, height, margin }: ChartParts, most: number) {
  return {
    x: scaleBand({
      domain: plot.categories.map(({ key }) => key),
      range: [margin.left, width - margin.right],
      paddingInner: 0.3,
      paddingOuter: 0.15,
    }),
    y: scaleLinear({ domain: [0, Math.max(most, 1)], range: [height - margin.bottom, margin.top], nice: 4 }),
  }
}

type Scales = ReturnType<typeof weekScales>

const label = { fill: 'var(--color-faint)', fontFamily: 'inherit', fontSize: 11 } as const

/** The axes, the grid, the marker of the selected week, and the weeks without data. */
export function WeekAxes({ parts, x, y }: { parts: ChartParts } & Scales) {
  const { plot, width, height, margin, place } = parts
  const { categories } = plot
  const bottom = height - margin.bottom
  const step = x.step()
  const every = Math.ceil(68 / step)
  const ticks = categories.filter((_each, index) => (categories.length - 1 - index) % every === 0)
  const unknown = categories.filter(({ values }) => values === null).length
  const tickOf = new Map(categories.map(({ key, tick }) => [key, tick]))
  const whole = y.ticks(4).filter(Number.isInteger)
  return (
    <>
      {unknown > 0 && (
        <>
          <rect
            x={margin.left}
            y={margin.top}
            width={unknown * step}
            height={bottom - margin.top}
            fill="var(--color-sunken)"
          />
          {unknown * step > 60 && (
            <text
              x={margin.left + (unknown * step) / 2}
              y={(margin.top + bottom) / 2}
              textAnchor="middle"
              fill="var(--color-muted)"
            >
              No data
            </text>
          )}
        </>
      )}
      <rect
        x={(x(categories[place]?.key ?? '') ?? 0) - (step - x.bandwidth()) / 2}
        y={margin.top}
        width={step}
        height={bottom - margin.top}
        rx={4}
        fill="var(--color-hover)"
      />
      <GridRows
        scale={y}
        left={margin.left}
        width={width - margin.left - margin.right}
        tickValues={whole}
        stroke="var(--color-line)"
      />
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={whole}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...label, textAnchor: 'end', dx: '-0.4em', dy: '0.33em' }}
        tickFormat={(value) => formatNumber(Number(value))}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        tickValues={ticks.map(({ key }) => key)}
        stroke="var(--color-line-strong)"
        hideTicks
        tickLabelProps={(week) => ({
          ...label,
          // In a narrow band the last label would overflow the edge.
          textAnchor: step < 40 && week === categories.at(-1)?.key ? 'end' : 'middle',
        })}
        tickFormat={(week) => tickOf.get(week) ?? ''}
      />
    </>
  )
}
