/** Two columns where there is room. */
export const memberGrid = 'grid grid-cols-1 gap-3 md:grid-cols-2'
