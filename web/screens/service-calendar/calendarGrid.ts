/** The month beside the panel of the chosen day; in one column on small screens. */
export const calendarGrid = 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] print:block'

/** The frame of a month. On phones it is as wide as the screen, so that more of each name is shown. */
export const monthFrame = 'overflow-hidden border border-line max-sm:-mx-4 max-sm:border-x-0 sm:rounded-xl'
