/** One, two or three cards in a row; skeletons use the same grid. */
export const cardGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-3'

/** Two columns, or one where the text is too large for two. */
export const pairs = 'grid-cols-[repeat(auto-fill,minmax(max(8.5rem,34%),1fr))]'
