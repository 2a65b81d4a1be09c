import { PatternCircles, PatternHexagons, PatternLines, PatternWaves } from '@visx/pattern'
import type { Tone } from '../plot.ts'
import { colours } from './tones.ts'

/** The fill of a tone in a chart: solid for green, a pattern for all others. */
export function fillOf(chart: string, tone: Tone): string {
  return tone === 'green' ? colours.green.ink : `url(#${chart}-${tone})`
}

const lines = { width: 6, height: 6, strokeWidth: 2 } as const
const dots = { width: 6, height: 6, radius: 1.6 } as const

/** The patterns of the tones, so that color is not the only difference between segments. */
export function Fills({ chart }: { chart: string }) {
  const of = (tone: Tone) => ({
    id: `${chart}-${tone}`,
    stroke: colours[tone].ink,
    background: colours[tone].ground,
  })
  return (
    <>
      <PatternLines {...of('blue')} {...lines} orientation={['diagonal']} />
      <PatternCircles {...of('orange')} {...dots} fill={colours.orange.ink} />
      <PatternLines {...of('yellow')} {...lines} orientation={['horizontal']} />
      <PatternLines {...of('red')} {...lines} orientation={['diagonalRightToLeft']} strokeWidth={3} />
      <PatternLines {...of('neutral')} {...lines} orientation={['vertical']} />
      <PatternHexagons {...of('muted')} height={5} />
      <PatternWaves {...of('faint')} width={6} height={6} strokeWidth={1.5} />
    </>
  )
}
