/**
 * The grid of the customer page: facts, what lies ahead, and history, one below the other on small screens. Beside the
 * facts the other two are one column until a wide window has room for three. The skeleton uses it too.
 */
export const pageGrid =
  'grid grid-cols-1 items-start gap-6 xl:grid-cols-[21rem_minmax(0,1fr)] 2xl:grid-cols-[21rem_24rem_minmax(0,1fr)]'

/** The column of what lies ahead and history. */
export const timelineColumn = 'flex min-w-0 flex-col gap-6 2xl:contents'

/** The head of the page: who it is, and the actions beside it or below. */
export const pageHead = 'mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4'
