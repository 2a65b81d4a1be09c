/** Whether the address asks for the viewer's own records (`?mine=1`); null otherwise, as the API takes it. */
export const mineAt = (search: URLSearchParams): true | null => search.has('mine') || null
