import { pairs } from '#web/ui/display/cardGrid.ts'

/** Two to five notes in a row; the skeleton uses the same grid. */
export const noteGrid = `grid ${pairs} gap-3 @2xl:grid-cols-3 @2xl:gap-4 @min-[56rem]:grid-cols-4 @min-[70rem]:grid-cols-5`

/** One to three notes are wider, so that they fill the row. */
const fewNotes: Readonly<Record<number, string>> = {
  1: 'grid grid-cols-1 gap-4 @2xl:grid-cols-2',
  2: `grid ${pairs} gap-3 @2xl:gap-4`,
  3: `grid ${pairs} gap-3 @2xl:grid-cols-3 @2xl:gap-4`,
}

/** The grid for a number of notes. */
export const noteGridOf = (count: number): string => fewNotes[count] ?? noteGrid

/** The size of one note. */
export const noteShape = 'h-60 pointer-coarse:h-64'

/** The size of a note beside others. A single one above its hint is as high as its text. */
export const noteShapeOf = (count: number): string => (count === 1 ? 'min-h-44' : noteShape)
