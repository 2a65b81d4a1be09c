const minute = 60_000
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const
const relativeTime = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** How long ago an instant was, in words for a sentence: `5 minutes ago`, `just now`. */
export function timeAgo(instant: string, now: number): string {
  const passed = now - new Date(instant).getTime()
  const [unit, length] = steps.find(([, step]) => passed >= step) ?? []
  return unit ? relativeTime.format(-Math.floor(passed / length), unit) : 'just now'
}
