/** A pseudo-random generator that gives the same values in every run. */
export interface Chance {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number
  /** True once in `count` times on average. */
  oneIn(count: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A time of day, `HH:MM`, in steps of five minutes, from one hour to before another. */
  timeBetween(fromHour: number, toHour: number): string
}

/**
 * Creates a generator for a subject. Each subject has its own sequence, so that a change in one does not affect the
 * others.
 */
export function chanceFor(subject: string): Chance {
  let state = [...subject].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
  // The mulberry32 algorithm.
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(draw() * count)
  return {
    below,
    oneIn: (count) => below(count) === 0,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    timeBetween(fromHour, toHour) {
      const minutes = fromHour * 60 + 5 * below((toHour - fromHour) * 12)
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    },
  }
}
