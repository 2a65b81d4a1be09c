/**
 * The grid of the customer page: facts, upcoming entries and history, in one column on small screens. Wider screens put
 * the facts beside a column with the other two; very wide ones have three columns. The skeleton uses it too.
 */
export const pageGrid =
  'grid grid-cols-1 items-start gap-6 xl:grid-cols-[21rem_minmax(0,1fr)] 2xl:grid-cols-[21rem_24rem_minmax(0,1fr)]'

/** The column with upcoming entries and history. */
export const timelineColumn = 'flex min-w-0 flex-col gap-6 2xl:contents'

/** The head of the page: the name, with the actions beside or below it. */
export const pageHead = 'mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4'
