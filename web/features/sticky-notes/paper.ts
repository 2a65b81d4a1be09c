import type { CSSProperties } from 'react'

/** The background in a note's color. In dark mode only the hue is kept, because a bright note would be too glaring. */
export const paperStyles =
  'bg-[light-dark(var(--paper),oklch(from_var(--paper)_0.34_calc(c*0.75)_h))] text-ink'

/** The note's color as a style. */
export function paperOf(color: string): CSSProperties & Record<'--paper', string> {
  return { '--paper': color }
}
