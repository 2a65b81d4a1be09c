/** The month beside the panel of the chosen day; in one column on small screens. */
export const calendarGrid = 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] print:block'

/** The frame of a month. On phones it is as wide as the screen. */
export const monthFrame = 'overflow-hidden border border-line max-sm:-mx-4 max-sm:border-x-0 sm:rounded-xl'

/** The narrowest width of a column of hours, in rem: eight fit beside the sidebar on a screen of 1440 px. */
export const columnRem = 8.25
/** The narrowest width of an appointment beside others of the same time, in rem, which shows its name and time. */
const laneRem = 4.25

/** The narrowest width of a column, which leaves a strip of free time to press. */
export const columnRemFor = (lanes: number) => Math.max(columnRem, lanes * laneRem + 1)

/** The width of a column of hours: the more appointments are side by side, the larger is its share. */
export const columnWidth = (lanes: number) => ({ minWidth: `${columnRemFor(lanes)}rem`, flexGrow: lanes })

/** The width of the column of times at the left of the hours, in rem. */
export const timesRem = 3.5
export const timesWidth = { width: `${timesRem}rem` }
