import { keptDays } from '#web/features/trash/trashKinds.ts'

const day = 24 * 60 * 60_000

/** How many days a record stays in the trash, the last one included. */
export function daysLeft(deletedAt: string, now: number): number {
  const passed = Math.max(0, now - new Date(deletedAt).getTime())
  return Math.max(0, Math.ceil(keptDays - passed / day))
}

/** `29 days left` */
export function daysLeftText(days: number): string {
  if (days === 0) return 'leaves today'
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
