/** A row of a list that can be sorted. */
export const rowStyles = 'flex min-h-11 items-center gap-x-1 px-2 py-1'
