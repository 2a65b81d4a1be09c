import { count, figuresOf, first } from '#api/core/reads/figures.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, startOfDay } from '#api/core/time/localTime.ts'
import { contactList } from '#api/modules/contacts/lists.ts'
import { followUpList } from '#api/modules/follow-ups/lists.ts'
import { itemList } from '#api/modules/hot-board/lists.ts'
import { dueTasks } from '#api/modules/tasks/lists.ts'
import { unreadNotifications } from '#api/modules/team/forYou.ts'

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

/** Rings: everything the bell counts, in one statement. */
export function ringBell(ctx: BusinessContext): Promise<Bell> {
  const upcoming = contactList(ctx, { filter: 'UPCOMING' })
  return figuresOf<Bell>(ctx, {
    overdueContacts: count('Contact', contactList(ctx, { filter: 'OVERDUE' })),
    upcomingContacts: count('Contact', upcoming),
    hotBoardItems: count('HotBoardItem', itemList(ctx, { filter: 'ACTIVE' })),
    overdueFollowUps: count('FollowUp', followUpList(ctx, { filter: 'OVERDUE' })),
    dueTasks: count('OrganizerTask', dueTasks(ctx)),
    unread: count('Notification', unreadNotifications(ctx)),
    nextContactAt: first('Contact', upcoming, 'scheduledDate'),
  })
}

/** When the bell changes although nobody does anything: a contact becomes overdue, or the local day ends. */
export function changesAt(ctx: BusinessContext, { nextContactAt }: Bell): Date {
  const midnight = startOfDay(addDays(ctx.today(), 1), ctx.timeZone)
  return nextContactAt !== null && nextContactAt < midnight ? nextContactAt : midnight
}
