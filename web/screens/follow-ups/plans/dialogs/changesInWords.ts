import { formatNumber } from '#web/lib/formatNumber.ts'

interface Changes {
  readonly added: number
  readonly moved: number
  readonly cancelled: number
}

const counted = (count: number) => (count === 1 ? '1 follow-up' : `${formatNumber(count)} follow-ups`)

/** The result of applying a plan, such as `12 follow-ups added, 3 follow-ups changed`. */
export function changesInWords({ added, moved, cancelled }: Changes): string {
  const parts = [
    added > 0 && `${counted(added)} added`,
    moved > 0 && `${counted(moved)} changed`,
    cancelled > 0 && `${counted(cancelled)} cancelled`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Nothing had to change'
}
