/** Random values that are the same in each run. */
export interface Chance {
  below(most: number): number
  from<Item>(items: readonly Item[]): Item
}

export function seededChance(seed: number): Chance {
  let state = seed
  const below = (most: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
  return { below, from: (items) => items[below(items.length)] as never }
}
