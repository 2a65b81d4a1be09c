import { addDays, startOfDay } from '#api/core/localTime.ts'
import { count, figuresOf, first } from '#api/core/reads/figures.ts'
import type { Shop } from '#api/core/shop.ts'
import { contactList } from '#api/modules/contacts/lists.ts'
import { followUpList } from '#api/modules/follow-ups/lists.ts'
import { itemList } from '#api/modules/hot-board/lists.ts'
import { dueTasks } from '#api/modules/tasks/lists.ts'
import { unreadNews } from '#api/modules/team/forYou.ts'

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

/** Rings: everything the bell counts, in one statement (part 1 section 2, decisions section 14). */
export function ringBell(shop: Shop): Promise<Bell> {
  const upcoming = contactList(shop, { filter: 'UPCOMING' })
  return figuresOf<Bell>(shop, {
    overdueContacts: count('Contact', contactList(shop, { filter: 'OVERDUE' })),
    upcomingContacts: count('Contact', upcoming),
    hotBoardItems: count('HotBoardItem', itemList(shop, { filter: 'ACTIVE' })),
    overdueFollowUps: count('FollowUp', followUpList(shop, { filter: 'OVERDUE' })),
    dueTasks: count('OrganizerTask', dueTasks(shop)),
    unread: count('Notification', unreadNews(shop)),
    nextContactAt: first('Contact', upcoming, 'scheduledDate'),
  })
}

/** When the bell changes although nobody does anything: a contact becomes overdue, or the local day ends. */
export function changesAt(shop: Shop, { nextContactAt }: Bell): Date {
  const midnight = startOfDay(addDays(shop.today(), 1), shop.timeZone)
  return nextContactAt !== null && nextContactAt < midnight ? nextContactAt : midnight
}
