import type { Tone } from '../plot.ts'
import { colours } from './tones.ts'

/** The marker of a line: a circle, a square or a triangle. */
export function Mark({ tone, x, y, size = 4 }: { tone: Tone; x: number; y: number; size?: number }) {
  const fill = colours[tone].ink
  if (tone === 'green') return <circle cx={x} cy={y} r={size} fill={fill} />
  if (tone === 'blue') {
    return (
      <rect x={x - size + 0.5} y={y - size + 0.5} width={2 * size - 1} height={2 * size - 1} fill={fill} />
    )
  }
  const points = [
    [x, y - size],
    [x + size, y + size * 0.8],
    [x - size, y + size * 0.8],
  ]
  return <polygon points={points.map((point) => point.join(',')).join(' ')} fill={fill} />
}
