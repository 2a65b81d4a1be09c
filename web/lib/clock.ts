/** How long an answer may be on its way, and how far this device's clock may be off and count as right. */
const tolerance = 60_000

let offset = 0

/** The present in milliseconds: by this device's clock, or by the server's while the device's is wrong. */
export const now = (): number => Date.now() + offset

/** Whether an ISO instant lies in the past. */
export const hasPassed = (instant: string): boolean => Date.parse(instant) < now()

/**
 * Compares this device's clock with the server's.
 * @param date the `Date` header of an answer that has just arrived; answers without one are not compared
 * @param sentAt when its request was sent, by this device's clock. An answer that a sleeping device reads late is not
 * compared either
 */
export function compareClocks(date: string | null, sentAt: number): void {
  const ahead = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(ahead) || Math.abs(Date.now() - sentAt) > tolerance) return
  offset = Math.abs(ahead) > tolerance ? ahead : 0
}
