/** Groups consecutive items with the same key, such as their day, in their order. */
export function groupRuns<Item>(items: readonly Item[], dayOf: (item: Item) => string): [string, Item[]][] {
  const days: [string, Item[]][] = []
  for (const item of items) {
    const day = dayOf(item)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(item)
    else days.push([day, [item]])
  }
  return days
}
