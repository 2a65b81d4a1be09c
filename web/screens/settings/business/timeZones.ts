/** A zone in people's words: `Los Angeles, America`. */
export function zoneName(zone: string): string {
  const [place = zone, ...regions] = zone.replaceAll('_', ' ').split('/').reverse()
  return [place, ...regions].join(', ')
}

/** How far a zone is from Greenwich now: `GMT-4`; nothing for one this browser does not know. */
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

/** More are found by typing more. */
const mostShown = 60

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_/,]+/g, ' ')
    .trim()

/** The zones whose name holds each word, `chosen` among them also where this browser calls it otherwise. */
export function zonesMatching(query: string, chosen: string): string[] {
  const words = plain(query).split(' ').filter(Boolean)
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(chosen) ? known : [chosen, ...known]
  const found = zones.filter((zone) => {
    const name = plain(zone)
    return words.every((word) => name.includes(word))
  })
  // Without a question, the one that is chosen comes first.
  const first = words.length === 0 ? [chosen, ...found.filter((zone) => zone !== chosen)] : found
  return first.slice(0, mostShown)
}
