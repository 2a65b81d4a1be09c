import { BookUser, CalendarDays, ChevronRight, Flame, ListTodo, User } from 'lucide-react'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { formatClock, shortDayName } from '#web/lib/dates.ts'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogFrame,
  type DialogState,
} from '#web/ui/overlays/Dialog.tsx'
import { type HandedOverRecord, useHandedOver } from './useHandedOver.ts'

interface HandedOverDialogProps extends DialogState {
  /** The id of the notification, and its text. */
  id: string
  title: string
  /** Called when the user follows a link to a record. */
  onLeave: () => void
}

/** Lists the records of a hand-over notification, each with a link to its screen. */
export function HandedOverDialog({ id, title, onLeave, ...dialog }: HandedOverDialogProps) {
  const { records, failed, ask } = useHandedOver()
  const askFirst = useEffectEvent(() => ask(id))
  useEffect(() => askFirst(), [])
  const leave = () => {
    dialog.onClose()
    onLeave()
  }
  return (
    <DialogFrame {...dialog} title="Work handed over to you" description={title}>
      <DialogBody>
        {failed ? (
          <div className="flex flex-col items-start gap-3">
            <Notice tone="error">The work could not be loaded.</Notice>
            <Button onClick={() => ask(id)}>Try again</Button>
          </div>
        ) : records ? (
          <Records records={records} onLeave={leave} />
        ) : (
          <SkeletonGroup label="Loading the work" className="flex flex-col gap-3 py-1.5">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </SkeletonGroup>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose>Close</DialogClose>
      </DialogFooter>
    </DialogFrame>
  )
}

interface Kind {
  readonly icon: ReactElement
  readonly word: (record: HandedOverRecord) => string
  readonly to: (record: HandedOverRecord) => string
}

const kinds: Record<string, Kind> = {
  ServiceAppointment: {
    icon: <CalendarDays />,
    word: ({ date, startTime }) =>
      date && startTime ? `${shortDayName(date)}, ${formatClock(startTime)}` : 'Appointment',
    to: ({ date }) => `/service-calendar?view=day&date=${date}`,
  },
  HotBoardItem: { icon: <Flame />, word: () => 'Hot Board', to: () => '/hotboard' },
  VendorContact: {
    icon: <BookUser />,
    word: () => 'Vendor contact',
    to: ({ name }) => `/vendor-contacts?${new URLSearchParams({ q: name })}`,
  },
  OrganizerTask: { icon: <ListTodo />, word: () => 'Task', to: () => '/tasks' },
  Customer: { icon: <User />, word: () => 'Customer', to: ({ databaseId }) => `/customers/${databaseId}` },
}

function Records({ records, onLeave }: { records: readonly HandedOverRecord[]; onLeave: () => void }) {
  if (records.length === 0) return <p className="text-muted">None of this work is left.</p>
  return (
    <ul aria-label="Handed-over work" className="-mx-2 flex flex-col">
      {records.map((record) => {
        const kind = kinds[record.type]
        if (!kind) return null
        return (
          <li key={`${record.type} ${record.databaseId}`}>
            <PreloadLink
              to={kind.to(record)}
              onClick={(event) => leavesPage(event) && onLeave()}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-hover [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint"
            >
              {kind.icon}
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium text-ink">{record.name}</span>{' '}
                <span className="block text-faint text-sm">{kind.word(record)}</span>
              </span>
              {!record.isOpen && <Badge>Done</Badge>}
              <ChevronRight aria-hidden />
            </PreloadLink>
          </li>
        )
      })}
    </ul>
  )
}
