import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** What it holds, for who cannot see it. */
  label: string
}

/** A QR code, dark on light in every colour scheme, because cameras read it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '11rem', background: 'white', forcedColorAdjust: 'none' }}
      className="shrink-0 self-center rounded-lg"
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
