import type { Separator } from '../shape.ts'

const maxRecords = 200

// When several are as steady, the comma is the least likely: it stands in texts and prices too.
const byPreference: Separator[] = ['\t', ';', '|', ',']

/** How often a separator stands outside quotes, in each of the first records that has any text. */
function countsOf(text: string, separator: Separator, quotesAsText: boolean): number[] {
  const counts: number[] = []
  let count = 0
  let quoted = false
  let cellEmpty = true
  let recordEmpty = true
  for (const character of text) {
    // A doubled quotation mark closes the quotes and opens them again.
    if (character === '"' && !quotesAsText && (quoted || cellEmpty)) quoted = !quoted
    else if (quoted) continue
    else if (character === separator) {
      count += 1
      cellEmpty = true
    } else if (character === '\n' || character === '\r') {
      if (!recordEmpty) counts.push(count)
      if (counts.length === maxRecords) return counts
      count = 0
      cellEmpty = true
      recordEmpty = true
    } else if (character.trim() !== '') {
      cellEmpty = false
      recordEmpty = false
    }
    if (character === '"') recordEmpty = false
  }
  if (!recordEmpty && counts.length === 0) counts.push(count)
  return counts
}

/** The most frequent count above zero, and the share of records that have it. */
function steadiness(counts: readonly number[]): { count: number; share: number } {
  const frequencies = new Map<number, number>()
  for (const count of counts) if (count > 0) frequencies.set(count, (frequencies.get(count) ?? 0) + 1)
  let best = { count: 0, share: 0 }
  for (const [count, frequency] of frequencies) {
    const share = frequency / counts.length
    if (share > best.share || (share === best.share && count > best.count)) best = { count, share }
  }
  return best
}

/** The separator of a CSV file by the beginning of its text: the one that stands most steadily in each record. */
export function findSeparator(text: string, quotesAsText: boolean): Separator {
  const candidates = byPreference.map((separator) => ({
    separator,
    ...steadiness(countsOf(text, separator, quotesAsText)),
  }))
  const [best] = candidates.toSorted((one, other) => other.share - one.share || other.count - one.count)
  return best && best.share > 0 ? best.separator : ','
}
