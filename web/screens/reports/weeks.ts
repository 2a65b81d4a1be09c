/** Reads the number of weeks from a URL, `?weeks=26`; 12 for any other value. */
export function weeksAt(search: URLSearchParams): number {
  const weeks = Number(search.get('weeks'))
  return weeks === 26 || weeks === 52 ? weeks : 12
}
