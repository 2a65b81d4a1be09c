import { graphql, useFragment } from 'react-relay/hooks'
import type { NotificationItem_notification$key } from '#web/__generated__/NotificationItem_notification.graphql.ts'
import { ReminderActions } from '#web/features/reminders/ReminderActions.tsx'
import type { ReminderToSettle } from '#web/features/reminders/useSettleReminder.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

interface NotificationItemProps {
  notification: NotificationItem_notification$key
  /** Opening its link marks the notification as read. */
  onOpen: () => void
  /** Asks before a reminder is sent again. */
  onSendAgain: (reminder: ReminderToSettle, opener: Element) => void
  /** Opens the list of the records that were handed over. */
  onHandedOver: (title: string, opener: Element) => void
}

/** The pages of the subjects of notifications, by type. */
const paths: Record<string, string> = {
  HotBoardItem: '/hotboard',
  StickyNote: '/sticky-notes?tab=shared',
  OrganizerTask: '/tasks',
  ServiceAppointment: '/service-calendar',
  FollowUp: '/followups',
  Contact: '/contacts',
  SmsMessage: '/service-calendar',
  // From a number that no customer has.
  SmsReply: '/activities?tab=replies',
  WebhookEndpoint: '/settings?tab=keys',
}

/**
 * A notification, with a dot while it is unread. It links to its record; a hand-over of several records opens a dialog
 * that lists them.
 */
export function NotificationItem({ notification, onOpen, onSendAgain, onHandedOver }: NotificationItemProps) {
  const timeZone = useTimeZone()
  const { title, subjectType, subjectDatabaseId, readAt, createdAt, reminderToSettle } = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        title
        subjectType
        subjectDatabaseId
        readAt
        createdAt
        reminderToSettle
      }
    `,
    notification,
  )
  const unread = readAt === null
  const to = subjectType === 'Customer' ? `/customers/${subjectDatabaseId}` : (paths[subjectType] ?? '/')
  const contents = (
    <>
      <span
        className={classNames('mt-1.5 size-2 shrink-0 rounded-full', unread && 'bg-accent-ink')}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        {unread && <VisuallyHidden>Unread:</VisuallyHidden>}{' '}
        <span className={classNames('block break-words', unread ? 'font-medium text-ink' : 'text-muted')}>
          {title}
        </span>{' '}
        <time dateTime={createdAt} className="block text-faint text-sm">
          {formatDay(createdAt, timeZone)}, {formatTime(createdAt, timeZone)}
        </time>
      </span>
    </>
  )
  return (
    <li className="has-[a:hover]:bg-hover">
      {subjectType === 'User' ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onHandedOver(title, currentTarget)}
          className={`w-full text-left hover:bg-hover ${rowStyles}`}
        >
          {contents}
        </button>
      ) : (
        <PreloadLink to={to} onClick={onOpen} className={rowStyles}>
          {contents}
        </PreloadLink>
      )}
      {reminderToSettle != null && (
        <div className="pr-4 pb-3 pl-8.5">
          <ReminderActions reminder={{ id: reminderToSettle, name: title }} onSendAgain={onSendAgain} />
        </div>
      )}
    </li>
  )
}

const rowStyles = 'flex min-h-15 items-start gap-2.5 rounded-md px-4 py-2.5 focus-visible:-outline-offset-2'
