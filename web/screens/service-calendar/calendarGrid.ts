/** The month beside the panel of a day; below each other where there is no room for both. */
export const calendarGrid = 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] print:block'
