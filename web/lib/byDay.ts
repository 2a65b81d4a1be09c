/** Groups consecutive items of the same day, keeping their order. */
export function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => string): [string, Item[]][] {
  const days: [string, Item[]][] = []
  for (const item of items) {
    const day = dayOf(item)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(item)
    else days.push([day, [item]])
  }
  return days
}
