/** The month with the panel of a day beside it; below it where there is no room for both. */
export const calendarGrid = 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] print:block'
