import { addDays } from '#api/core/time/localTime.ts'
import { isBlank } from '#api/modules/imports/values/blanks.ts'
import type { Draft } from '#api/modules/imports/values/draft.ts'
import type { Source } from '#api/modules/imports/values/layout.ts'
import { withoutApostrophe } from '#api/modules/imports/values/text.ts'
import { instantOf } from './instantOf.ts'
import { parseDate } from './parseDate.ts'

/** No date is longer. */
const maxLength = 60

/** The time of day of a date without one, and whether it must have passed. */
const dateKinds = {
  CREATED: { atTime: '00:00', isPast: true },
  LAST_CONTACT: { atTime: '00:00', isPast: true },
  // As in the form of a new contact.
  NEXT_CONTACT: { atTime: '09:00', isPast: false },
}

/** Stripe names the zone of its dates in the header: `Created (UTC)`. */
const zoneOf = (header: string, zone: string) => (/\b(?:utc|gmt)\b/i.test(header) ? 'UTC' : zone)

function parsed({ rules }: Draft, source: Source, text: string) {
  const plain = withoutApostrophe(text)
  return plain.length > maxLength ? null : parseDate(plain, rules.dateOrders[source.index] ?? 'MONTH_FIRST')
}

/** The day of a date as it is written, `2026-11-29`; null for text that is no date. */
export const dayOf = (draft: Draft, source: Source, text: string): string | null =>
  parsed(draft, source, text)?.day ?? null

function dateOf(draft: Draft, source: Source, kind: keyof typeof dateKinds, text: string): Date | string {
  const { timeZone, today } = draft.rules
  const { atTime, isPast } = dateKinds[kind]
  const date = parsed(draft, source, text)
  if (!date) return `${source.header} is not a date that can be read.`
  const instant = instantOf(date, zoneOf(source.header, timeZone), atTime)
  const isFuture =
    isPast && date.day > today && instant >= instantOf({ day: addDays(today, 1) }, timeZone, '00:00')
  return isFuture ? `${source.header} is in the future.` : instant
}

/** The instant of a record's date as an ISO text; null when it has none. */
export function readDate(
  draft: Draft,
  sources: readonly Source[],
  kind: keyof typeof dateKinds,
): string | null {
  for (const source of sources) {
    const text = draft.line(source)
    if (isBlank(text)) continue
    const date = dateOf(draft, source, kind, text)
    if (typeof date !== 'string') return date.toISOString()
    draft.misfit(source.header, text, date)
  }
  return null
}
