const minute = 60_000
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const
const relativeTime = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** The last use of a key as text: `Used 5 minutes ago`. */
export function lastUsed(lastUsedAt: string | null | undefined, now: number): string {
  if (lastUsedAt == null) return 'Never used'
  const passed = now - new Date(lastUsedAt).getTime()
  const [unit, length] = steps.find(([, step]) => passed >= step) ?? []
  return unit ? `Used ${relativeTime.format(-Math.floor(passed / length), unit)}` : 'Used just now'
}
