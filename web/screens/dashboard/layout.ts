import { pairs } from '#web/ui/display/cardGrid.ts'

/*
 * The layout that the screen and its skeleton share, so that nothing shifts when the data arrive. Cards and panels
 * respond to the width of their container (`@container`), not of the window, because the sidebar takes up part of it.
 */

/** Five cards, or their skeletons: two in a row and one below, two over three, or all in one row. */
export const statGrid = `grid ${pairs} gap-3 *:grid @max-xl:*:last:col-span-full @xl:grid-cols-6 @xl:*:col-span-2 @xl:*:nth-[-n+2]:col-span-3 @min-[54.5rem]:grid-cols-5 @min-[64rem]:gap-4 @min-[54.5rem]:*:nth-[n]:col-span-1`

/** The panel of My day across the whole width. */
export const dayPanel = 'mb-4 flex min-h-24 flex-wrap items-center gap-4 rounded-xl px-4 sm:h-20 sm:px-5'

/** Two lists side by side where there is room, the notes below. */
export const panelGrid = 'mt-4 grid gap-4 lg:grid-cols-2 xl:grid-cols-[3fr_2fr]'

/** The height of three rows, even with fewer rows. */
export const panelBody = 'min-h-72 lg:min-h-57'

/** A list of rows in a panel. */
export const panelList = `${panelBody} divide-y divide-line`

/** One row of the list. */
export const panelRow = 'flex min-h-24 items-center gap-3 px-4 py-2.5 lg:min-h-19'

/** Small cards, in one row if there is enough space. */
export const noteGrid = `grid ${pairs} gap-3 p-3 pt-0 @xl:grid-cols-3 @xl:p-4 @xl:pt-0 @min-[64rem]:grid-cols-6`

/** The size of one note. */
export const noteShape = 'h-40 pointer-coarse:h-44'

/** The empty state of the notes, as tall as a row of notes. */
export const notesEmpty = 'grid min-h-44 place-items-center'
