/** Two to five notes in a row; the skeleton uses the same grid. */
export const noteGrid =
  'grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:gap-4 @min-[56rem]:grid-cols-4 @min-[70rem]:grid-cols-5'

/** The size of one note. */
export const noteShape = 'h-60 pointer-coarse:h-64'
