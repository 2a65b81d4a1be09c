/** One, two or three cards in a row (part 2, section 2), as those of the customers; the skeleton has the same. */
export const cardGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-3'
