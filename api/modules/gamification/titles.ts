/** The titles and the points from which they are worn, lowest first (decisions section 13). */
export const titles = [
  { name: 'Newcomer', from: 0 },
  { name: 'Helper', from: 100 },
  { name: 'Go-Getter', from: 300 },
  { name: 'Closer', from: 750 },
  { name: 'Team Star', from: 1500 },
  { name: 'Shop Hero', from: 3000 },
  { name: 'Legend', from: 6000 },
] as const

export type Title = (typeof titles)[number]

/** The title that so many points earn. */
export function titleAt(points: number): Title {
  return titles.findLast(({ from }) => points >= from) ?? titles[0]
}

/** The title that comes next; null for a legend. */
export function titleAfter(points: number): Title | null {
  return titles.find(({ from }) => points < from) ?? null
}
