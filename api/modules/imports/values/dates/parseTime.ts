/** A time of day as a file writes it. */
export interface ParsedTime {
  /** `HH:MM`. */
  time: string
  seconds: number
  /** The minutes that the time is ahead of UTC; null for local time. */
  offset: number | null
}

const pattern =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?\s*(?:(?<half>[ap])\.?\s?m\.?)?\s*(?<zone>z|utc|gmt|(?:utc|gmt)?\s*[+-]\d{2}:?\d{2})?$/i

/** The minutes ahead of UTC; null for no zone. */
function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null
  const {
    sign,
    hours = 0,
    minutes = 0,
  } = /(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})/.exec(zone)?.groups ?? {}
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The hour of the day; null for one that does not exist. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Reads a time such as `14:05`, `2:05 PM` or `14:05:09 -0400`; null for anything else. */
export function parseTime(text: string): ParsedTime | null {
  const found = pattern.exec(text.trim())?.groups
  if (!found) return null
  const hour = hourOf(Number(found.hour), found.half)
  const minute = Number(found.minute)
  const seconds = Number(found.second ?? 0)
  if (hour === null || minute > 59 || seconds > 59) return null
  return { time: `${twoDigits(hour)}:${twoDigits(minute)}`, seconds, offset: offsetOf(found.zone) }
}
