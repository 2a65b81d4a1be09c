import { boundedCount } from '#api/core/boundedCount.ts'
import { addDays, startOfDay } from '#api/core/localTime.ts'
import type { Shop } from '#api/core/shop.ts'
import { readerOf } from '#api/modules/team/forYou.ts'

/** What the bell counts, each exact up to 1,000, and when it changes by itself. */
export interface Bell {
  overdueContacts: number
  upcomingContacts: number
  hotBoardItems: number
  overdueFollowUps: number
  /** Reminders of the reader's own tasks, due today or overdue. */
  dueTasks: number
  unread: number
  /** The next upcoming contact becomes overdue. */
  nextContactAt: Date | null
}

// $2 now, $3 today begins, $4 the reader, $5 today.
const openContacts = `"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate"`
const activeItems = `"HotBoardItem" WHERE "businessId" = $1 AND resolved = false`
const openFollowUps = `"FollowUp" WHERE "businessId" = $1 AND state = 'PENDING' AND "scheduledDate"`
const dueTasks = `"OrganizerTask" WHERE "businessId" = $1 AND "userId" = $4 AND "openDay" <= $5::date AND "reminderSet"`
const unreadNews = `"Notification" WHERE "businessId" = $1 AND "userId" = $4 AND "readAt" IS NULL`

const statement = `
  SELECT
    ${boundedCount(`${openContacts} < $2`, '"scheduledDate"')} AS "overdueContacts",
    ${boundedCount(`${openContacts} >= $2`, '"scheduledDate"')} AS "upcomingContacts",
    ${boundedCount(activeItems, 'priority')} AS "hotBoardItems",
    ${boundedCount(`${openFollowUps} < $3`, '"scheduledDate"')} AS "overdueFollowUps",
    ${boundedCount(dueTasks, '"openDay"')} AS "dueTasks",
    ${boundedCount(unreadNews, '"readAt"')} AS unread,
    (SELECT min("scheduledDate") FROM ${openContacts} >= $2) AS "nextContactAt"`

/** Rings: everything the bell counts, in one statement (part 1 section 2, decisions section 14). */
export async function ringBell(shop: Shop): Promise<Bell> {
  const today = shop.today()
  const begins = startOfDay(today, shop.timeZone)
  const [bell] = await shop.sql<Bell>(statement, shop.now(), begins, readerOf(shop), today)
  if (!bell) throw new Error('the statement answers one row')
  return bell
}

/** When the bell changes although nobody does anything: a contact becomes overdue, or the local day ends. */
export function changesAt(shop: Shop, { nextContactAt }: Bell): Date {
  const midnight = startOfDay(addDays(shop.today(), 1), shop.timeZone)
  return nextContactAt !== null && nextContactAt < midnight ? nextContactAt : midnight
}
