import { graphql, useFragment } from 'react-relay/hooks'
import type { NotificationItem_notification$key } from '#web/__generated__/NotificationItem_notification.graphql.ts'
import { ReminderActions } from '#web/features/reminders/ReminderActions.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { formatDay, formatTime } from '#web/lib/dates.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { bellDialogs } from '../bellDialogs.ts'
import { useTellWhenGone } from './useTellWhenGone.ts'

interface NotificationItemProps {
  notification: NotificationItem_notification$key
  /** Opening its link or its dialog marks the notification as read. */
  onOpen: () => void
  onLeave: () => void
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

/** The subjects that have a page of their own. */
const pages: Record<string, (id: number) => string> = {
  Customer: (id) => `/customers/${id}`,
  Import: (id) => `/import/${id}`,
}

/**
 * A notification, with a dot while it is unread. It links to its record; a hand-over of several records opens a dialog
 * that lists them.
 */
export function NotificationItem({ notification, onOpen, onLeave }: NotificationItemProps) {
  const open = bellDialogs.useOpen()
  const tellWhenGone = useTellWhenGone()
  const timeZone = useTimeZone()
  const { id, title, subjectType, subjectDatabaseId, readAt, createdAt, reminderToSettle } = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        id
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
  const reminder = reminderToSettle != null && { id: reminderToSettle, name: title }
  const unread = readAt === null
  const to = pages[subjectType]?.(subjectDatabaseId) ?? paths[subjectType] ?? '/'
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
          onClick={() => {
            onOpen()
            open('handedOver', { id, title })
          }}
          className={`w-full text-left hover:bg-hover ${rowStyles}`}
        >
          {contents}
        </button>
      ) : (
        <PreloadLink
          to={to}
          onClick={(event) => {
            onOpen()
            tellWhenGone(id, subjectType)
            if (leavesPage(event)) onLeave()
          }}
          className={rowStyles}
        >
          {contents}
        </PreloadLink>
      )}
      {reminder && (
        <div className="pr-4 pb-3 pl-8.5">
          <ReminderActions reminder={reminder} onSendAgain={() => open('sendAgain', { reminder })} />
        </div>
      )}
    </li>
  )
}

const rowStyles = 'flex min-h-15 items-start gap-2.5 rounded-md px-4 py-2.5 focus-visible:-outline-offset-2'
