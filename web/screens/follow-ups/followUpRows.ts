/** A list of rows; skeletons use the same classes. */
export const rowList = 'divide-y divide-line rounded-xl border border-line bg-surface'

/** A row: columns on wide screens, the circle and stacked lines on narrow ones. */
export const rowShape = 'flex min-w-0 gap-3 px-4 py-3 xl:grid xl:items-start xl:gap-x-4'

/** The columns of a row: circle, due day, customer, status, step, actions. All rows have the same, so that they align. */
export const rowColumns = { gridTemplateColumns: '1.25rem 8rem 11rem 7.5rem minmax(0, 1fr) 16.25rem' }
