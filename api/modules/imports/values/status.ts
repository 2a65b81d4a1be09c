import { fold } from '#api/core/text/fold.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import type { TargetedColumn } from '#api/modules/imports/columns/targets.ts'
import type { Draft } from './draft.ts'
import type { Source } from './layout.ts'
import { cleanLine } from './text.ts'
import type { ValueRules } from './types.ts'

/** Words of other programs and of our own export. Of a record's several words, the status that stands first here holds. */
const statusWords: Record<CustomerStatus, string> = {
  SOLD: 'sold, customer, client, won, deal won, closed won, closed converted, converted, evangelist, active customer, purchased, paid',
  NOT_IN_MARKET:
    'not in market, lost, deal lost, closed lost, closed, closed not converted, inactive, archived, unqualified, disqualified, not interested, do not contact, dead, former customer',
  UNSOLD:
    'unsold, lead, prospect, open, new, new lead, in progress, open deal, open not contacted, working, working contacted, contacted, attempted to contact, connected, qualified, nurturing, bad timing, subscriber, marketing qualified lead, marketingqualifiedlead, sales qualified lead, salesqualifiedlead, opportunity, hot, warm, cold',
}

const order = Object.keys(statusWords) as CustomerStatus[]

const known = new Map(
  order.flatMap((status) => statusWords[status].split(', ').map((word) => [word, status] as const)),
)

const yes = new Set(['true', 'yes', 'y', '1'])
const no = new Set(['false', 'no', 'n', '0'])

/** The form under which a word of the file is mapped by hand. */
export const statusKey = (word: string) => fold(cleanLine(word))

/** A word as it is listed above: `IN_PROGRESS` and `Open - Not Contacted` without their signs. */
const plainWord = (key: string) => key.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** What a rule says of a word; null for no status, undefined when no rule knows it. `Archived` has `TRUE` and `FALSE`. */
function byRule(key: string, header: string): CustomerStatus | null | undefined {
  if (key === '' || no.has(key)) return null
  return known.get(plainWord(yes.has(key) ? fold(header) : key))
}

/** The status of a word: as it was mapped by hand, else by rule; undefined when neither knows it. */
export function statusOf(
  word: string,
  header: string,
  statuses: ValueRules['statuses'],
): CustomerStatus | null | undefined {
  const key = statusKey(word)
  return Object.hasOwn(statuses, key) ? statuses[key] : byRule(key, header)
}

/** The status of a record; null when the file does not say. Words that nobody knows are kept in notes. */
export function readStatus(draft: Draft, sources: readonly Source[]): CustomerStatus | null {
  const found = sources.map((source) => {
    const word = draft.line(source)
    const status = statusOf(word, source.header, draft.rules.statuses)
    if (status === undefined) draft.spare(source.header, word)
    return status
  })
  return order.find((status) => found.includes(status)) ?? null
}

/** The words of the status columns that no rule knows, most frequent first, as they are first written. */
export function unknownStatusWords(
  columns: readonly TargetedColumn[],
  records: readonly (readonly string[])[],
): string[] {
  const words = new Map<string, { word: string; count: number }>()
  for (const [index, { header, target }] of columns.entries()) {
    if (target !== 'STATUS') continue
    for (const record of records) {
      const word = cleanLine(record[index] ?? '')
      if (statusOf(word, header, {}) !== undefined) continue
      const key = statusKey(word)
      const counted = words.get(key)
      if (counted) counted.count++
      else words.set(key, { word, count: 1 })
    }
  }
  return [...words.values()].sort((one, other) => other.count - one.count).map(({ word }) => word)
}
