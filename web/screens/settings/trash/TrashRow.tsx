import { Ellipsis, Eraser, RotateCcw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrashRow_entry$key } from '#web/__generated__/TrashRow_entry.graphql.ts'
import { trashKinds } from '#web/features/trash/trashKinds.ts'
import { useRestore } from '#web/features/trash/useRestore.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useMinute } from '#web/ui/useMinute.ts'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { daysLeft, daysLeftText } from './daysLeft.ts'
import { trashIcons } from './trashIcons.ts'

/** The last days are told more clearly. */
const lastDays = 3

/** A deleted record: what it was, who deleted it and when, how long it stays, and its acts. */
export function TrashRow({ entry }: { entry: TrashRow_entry$key }) {
  const data = useFragment(
    graphql`
      fragment TrashRow_entry on TrashEntry {
        id
        type
        title
        deletedByName
        deletedAt
        canRestore
        canDelete
        canErase
        recordId
        ...DeleteTrashEntryDialog_entry
      }
    `,
    entry,
  )
  const { id, type, title, deletedByName, deletedAt, canRestore, canDelete, canErase, recordId } = data
  const heading = useId()
  const timeZone = useTimeZone()
  const minute = useMinute()
  const open = settingsDialogs.useOpen()
  const [restore, restoring] = useRestore()
  const Icon = trashIcons[type]
  const left = daysLeft(deletedAt, minute)

  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-52">
        <h3
          id={heading}
          tabIndex={-1}
          data-row
          translate="no"
          className="line-clamp-2 font-medium text-ink outline-none wrap-anywhere"
        >
          {title}
        </h3>
        <p className="text-pretty text-muted text-sm">
          {trashKinds[type].word} · Deleted by <span translate="no">{deletedByName}</span>,{' '}
          <time dateTime={deletedAt} title={formatDateTime(deletedAt, timeZone)}>
            {timeAgo(deletedAt, minute)}
          </time>
          {/* A line never begins with the dot. */}
          {'\u00a0· '}
          <span className={classNames('whitespace-nowrap', left <= lastDays && 'font-medium text-ink')}>
            {daysLeftText(left)}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between max-sm:pl-7">
        {canRestore && (
          <Button
            size="sm"
            data-key="r"
            icon={<RotateCcw />}
            aria-describedby={heading}
            pending={restoring}
            pendingText="Restoring..."
            onClick={() => void restore({ id, title })}
          >
            Restore
          </Button>
        )}
        {(canDelete || canErase) && (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={`More: ${title}`}
                title="More"
                icon={<Ellipsis className="text-faint" />}
                className="ml-auto"
              />
            }
          >
            {canDelete && (
              <MenuItem
                icon={<Trash2 />}
                tone="danger"
                onSelect={() => open('deleteTrashEntry', { entry: data })}
              >
                Delete for Good
              </MenuItem>
            )}
            {canErase && (
              <MenuItem
                icon={<Eraser />}
                tone="danger"
                onSelect={() => open('eraseCustomer', { id: recordId, name: title })}
              >
                Erase for Good
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
    </li>
  )
}
