/** The columns of a row on wide screens; narrower screens show two lines. */
export const rowGrid = 'flex items-center gap-3 px-3 xl:grid'

export const rowColumns = { gridTemplateColumns: '2rem 3fr 8rem 8rem 2fr 7rem 4fr 6rem' }
