import type { CSSProperties } from 'react'

/** A ground in a note's colour. In the dark it keeps the hue only: paper would glare. */
export const paperStyles =
  'bg-[light-dark(var(--paper),oklch(from_var(--paper)_0.34_calc(c*0.75)_h))] text-ink'

/** The colour for it, as a style. */
export function paperOf(color: string): CSSProperties & Record<'--paper', string> {
  return { '--paper': color }
}
