/** Draws that look like chance and are the same every time. */
export interface Chance {
  /** A whole number from 0 to one less than `count`. */
  below(count: number): number
  /** True once in `count` times. */
  oneIn(count: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A time of day, `HH:MM`, in whole five minutes from one hour to before another. */
  timeBetween(fromHour: number, toHour: number): string
}

/** Begins a series of draws; each subject has its own, so that a change in one leaves the others alone. */
export function chanceFor(subject: string): Chance {
  let state = [...subject].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  )
  // mulberry32
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
