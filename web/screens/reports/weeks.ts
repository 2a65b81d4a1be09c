/** The number of weeks in an address, `?weeks=26`; 12 for any other. */
export function weeksAt(search: URLSearchParams): number {
  const weeks = Number(search.get('weeks'))
  return weeks === 26 || weeks === 52 ? weeks : 12
}
