import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** Why a user is notified, as it is stored, and what the graph calls it. */
export const notificationKinds = {
  assigned: 'ASSIGNED',
  'note-shared': 'NOTE_SHARED',
  'text-failed': 'TEXT_FAILED',
  'text-unknown': 'TEXT_UNKNOWN',
  'customer-replied': 'CUSTOMER_REPLIED',
  'webhook-disabled': 'WEBHOOK_DISABLED',
  'import-finished': 'IMPORT_FINISHED',
} as const

export type NotificationKind = keyof typeof notificationKinds

/** The types of the records that users are notified about. */
export const notificationSubjects = [
  'Customer',
  'HotBoardItem',
  'Import',
  'OrganizerTask',
  'ServiceAppointment',
  'SmsMessage',
  'SmsReply',
  'StickyNote',
  'User',
  'WebhookEndpoint',
] as const

/** The record that a notification is about, such as `HotBoardItem:12`. */
export type NotificationSubject = `${(typeof notificationSubjects)[number]}:${number}`

interface Notice {
  kind: NotificationKind
  /** Puts a text on one line of at most 200 characters. */
  title: string
  subject: NotificationSubject
  /** The records that were handed over, such as `VendorContact:4`. */
  records?: string[]
}

const maxTextLength = 200

/** Notifies a user in the transaction of the act. Users are not notified of their own acts. */
export async function notify(
  ctx: BusinessContext,
  userId: number,
  { title, ...notice }: Notice,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'user' && actor.userId === userId) return
  const line = [...title].slice(0, maxTextLength).join('')
  await ctx.db.notification.create({
    data: { ...ctx.tenant, ...notice, userId, title: line, createdAt: ctx.now() },
  })
}

/** Removes all users' notifications about a subject that has been dealt with. */
export async function endNotifications(
  ctx: BusinessContext,
  kind: NotificationKind,
  subject: NotificationSubject,
): Promise<void> {
  await ctx.db.notification.deleteMany({ where: { kind, subject } })
}
