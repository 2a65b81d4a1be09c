/** The grid of the customer page: facts beside the timeline, stacked on small screens. The skeleton uses it too. */
export const pageGrid =
  'grid grid-cols-1 items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,48rem)]'
