import type { CSSProperties } from 'react'
import './celebration.css'

/** The target in pixels, the rotation and the color of each piece; a fixed set. */
const pieces = [
  [-150, -46, 320, '#f59e0b'],
  [-118, -84, -260, '#10b981'],
  [-84, -58, 410, '#3b82f6'],
  [-52, -96, -330, '#ec4899'],
  [-20, -70, 280, '#8b5cf6'],
  [14, -102, -390, '#f59e0b'],
  [48, -66, 350, '#10b981'],
  [82, -92, -300, '#0ea5e9'],
  [116, -54, 430, '#ec4899'],
  [152, -78, -280, '#8b5cf6'],
  [-134, 30, 260, '#0ea5e9'],
  [136, 34, -340, '#f59e0b'],
] as const

/** Confetti for a moment; hidden when the user prefers reduced motion. */
export function Confetti() {
  return (
    <span aria-hidden className="absolute inset-0 motion-reduce:hidden">
      {pieces.map(([x, y, turn, color]) => (
        <span
          key={x}
          className="confetti"
          style={
            { '--x': `${x}px`, '--y': `${y}px`, '--turn': `${turn}deg`, background: color } as CSSProperties
          }
        />
      ))}
    </span>
  )
}
