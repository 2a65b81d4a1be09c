import { fold } from '#web/generated/text/fold.ts'

/** The current UTC offset of a time zone: `GMT-4`; empty when the browser does not know the zone. */
export function zoneOffset(zone: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'shortOffset',
    }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}

/** The maximum number of results; a longer search text narrows them down. */
const mostShown = 60

const plain = (text: string) => fold(text.replace(/[_/,]+/g, ' '))

/** The time zones whose name contains each word, and `chosen`, even if the browser has another name for it. */
export function zonesMatching(query: string, chosen: string): string[] {
  const words = plain(query).split(' ').filter(Boolean)
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(chosen) ? known : [chosen, ...known]
  const found = zones.filter((zone) => {
    const name = plain(zone)
    return words.every((word) => name.includes(word))
  })
  // Without a search the chosen zone comes first.
  const first = words.length === 0 ? [chosen, ...found.filter((zone) => zone !== chosen)] : found
  return first.slice(0, mostShown)
}
