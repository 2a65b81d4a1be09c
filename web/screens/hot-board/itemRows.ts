/** A list of items; skeletons use the same classes. */
export const itemList = 'overflow-hidden rounded-xl border border-line bg-surface'

/** An item: columns on wide screens, stacked lines on narrow ones. */
export const itemRow =
  'relative flex min-w-0 flex-col gap-2 px-4 py-3 xl:grid xl:items-start xl:gap-x-5 border-line not-first:border-t'

/** The columns of active items: priority, text, assignee, creator, actions. All rows have the same, so that they align. */
export const activeColumns = { gridTemplateColumns: '4.5rem minmax(0, 1fr) 11rem 13rem 10rem' }

/** The headings of those columns; the actions have none. */
export const activeNames = ['Priority', 'Item', 'Assigned to', 'Created by']

/** The columns of resolved items: text, resolution, resolver, actions. */
export const resolvedColumns = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 17rem 6rem' }
