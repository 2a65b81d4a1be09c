import { count, figuresOf, first } from '#api/core/reads/figures.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, startOfDay } from '#api/core/time/localTime.ts'
import { contactList } from '#api/modules/contacts/lists.ts'
import { followUpList } from '#api/modules/follow-ups/lists.ts'
import { itemList } from '#api/modules/hot-board/lists.ts'
import { dueTasks } from '#api/modules/tasks/lists.ts'
import { unreadNotifications } from '#api/modules/team/notifications/lists.ts'

/** The counts of the bell, each exact up to 1,000, and when they change without a write. */
export interface Bell {
  overdueContacts: number
  upcomingContacts: number
  hotBoardItems: number
  overdueFollowUps: number
  /** Reminders of the user's own tasks that are due today or overdue. */
  dueTasks: number
  unread: number
  /** When the next upcoming contact becomes overdue. */
  nextContactAt: Date | null
}

/** Reads all counts of the bell in one statement. */
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

/** When the bell changes without a write: when a contact becomes overdue, or the local day ends. */
export function changesAt(ctx: BusinessContext, { nextContactAt }: Bell): Date {
  const midnight = startOfDay(addDays(ctx.today(), 1), ctx.timeZone)
  return nextContactAt !== null && nextContactAt < midnight ? nextContactAt : midnight
}
