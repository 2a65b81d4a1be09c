/**
 * The columns of a list of facts: labels of equal width in all cards, and the values. Where the text is so large that a
 * label would take more than two fifths, it may wrap instead.
 */
export const factColumns = {
  narrow: 'grid-cols-[minmax(min-content,min(4.5rem,40%))_minmax(0,1fr)]',
  wide: 'grid-cols-[minmax(min-content,min(6rem,40%))_minmax(0,1fr)]',
}
