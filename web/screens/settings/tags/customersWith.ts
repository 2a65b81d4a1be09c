import { formatNumber } from '#web/lib/formatNumber.ts'

/** The API counts no further. */
const countedUpTo = 10_000

/** How many customers have a tag, in words. */
export function customersWith(count: number): string {
  if (count === 1) return '1 customer'
  return `${formatNumber(count)}${count < countedUpTo ? '' : ' or more'} customers`
}
