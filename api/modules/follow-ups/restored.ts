import { sameLocalTime } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'

/**
 * What differs for follow-ups that come back from the trash: pending ones are due at the same local time, also when the
 * time zone of the business has changed.
 */
export function timesForRestored(kept: Record<string, Prisma.JsonObject>, from: string | null, to: string) {
  if (from === null || from === to) return {}
  const moved = (at: unknown) => sameLocalTime(new Date(String(at)), from, to).toISOString()
  const pending = Object.entries(kept).filter(([, { state }]) => state === 'PENDING')
  return Object.fromEntries(pending.map(([id, row]) => [id, { scheduledDate: moved(row.scheduledDate) }]))
}
