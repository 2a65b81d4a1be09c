import { Bell } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NotificationBell_viewer$key } from '#web/__generated__/NotificationBell_viewer.graphql.ts'
import { NotLoaded } from '#web/components/dialogs/NotLoaded.tsx'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { useRefreshAt } from '#web/relay/useRefreshAt.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { fetchBellPanel, useBellContents } from './useBellContents.ts'

const BellPanel = lazy(async () => ({ default: (await fetchBellPanel()).BellPanel }))

/** The largest number on the badge. */
const highest = 9

/**
 * The notification bell of every screen: a badge with the number of entries, and a dot for unread notifications. The
 * panel's code is loaded on demand.
 */
export function NotificationBell({ viewer }: { viewer: NotificationBell_viewer$key | null }) {
  const bell = useFragment(
    graphql`
      fragment NotificationBell_viewer on Viewer {
        bell {
          changesAt
          unreadCount
          counts {
            total
          }
        }
      }
    `,
    viewer,
  )?.bell
  const contents = useBellContents()
  const button = useRef<HTMLButtonElement>(null)
  usePrefetchWhenIdle(fetchBellPanel)
  useRefreshAt(bell?.changesAt ?? null)

  const total = bell?.counts.total ?? 0
  const unread = bell?.unreadCount ?? 0
  const { open, queryRef, missing } = contents

  return (
    <div className="max-lg:fixed max-lg:top-1.5 max-lg:right-2 max-lg:z-20 sm:max-lg:right-4">
      <IconButton
        ref={button}
        label={nameOf(total, unread)}
        title="Notifications"
        icon={
          <span className="relative">
            <Bell aria-hidden />
            {total > 0 && (
              <span className="absolute -top-2 left-2.5 min-w-4 rounded-full bg-danger px-1 text-center font-semibold text-[0.6875rem] text-on-danger tabular-nums leading-4 ring-2 ring-canvas">
                {total > highest ? `${highest}+` : total}
              </span>
            )}
            {unread > 0 && (
              <span className="absolute -right-0.5 -bottom-0.5 size-2 rounded-full bg-accent-ink ring-2 ring-canvas" />
            )}
          </span>
        }
        size="lg"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? contents.close : contents.show}
      />
      {missing && <NotLoaded open />}
      {queryRef && (
        <Suspense>
          <BellPanel
            key={queryRef.fetchKey}
            queryRef={queryRef}
            unread={unread}
            total={total}
            open={open}
            onClose={contents.close}
            onShow={contents.show}
            button={button}
          />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The accessible name of the bell: `Notifications, 4, 2 new for you`. It contains the text of the badge, so that users
 * of voice control can say what they see: `Notifications, 9+ (28 in all)`.
 */
function nameOf(total: number, unread: number): string {
  const all = total > highest ? `${highest}+ (${total > 999 ? '999+' : total} in all)` : total
  return ['Notifications', total > 0 && all, unread > 0 && `${unread} new for you`]
    .filter((part) => part !== false)
    .join(', ')
}
