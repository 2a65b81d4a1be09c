/** The month beside the panel of the chosen day; in one column on small screens. */
export const calendarGrid = 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] print:block'
