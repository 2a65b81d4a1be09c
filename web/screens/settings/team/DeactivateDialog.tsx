import { BookUser, CalendarDays, CircleCheck, Flame, KeyRound, ListTodo, User } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DeactivateDialogMutation } from '#web/__generated__/DeactivateDialogMutation.graphql.ts'
import type { settingsDialogs_user$key } from '#web/__generated__/settingsDialogs_user.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { dayInSentence, formatTime } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogFrame,
  type DialogState,
} from '#web/ui/overlays/Dialog.tsx'
import { useDialogUser } from '../dialogs/settingsDialogs.ts'
import { type LeavingUser, useOpenWork } from './useOpenWork.ts'

type LeavingOne = ReturnType<typeof useDialogUser>

const nobody = 'nobody'

/** Shows the open work of a user, offers to hand it over, and deactivates the user. */
export function DeactivateDialog({ user: key, ...dialog }: DialogState & { user: settingsDialogs_user$key }) {
  const user = useDialogUser(key)
  return (
    <DialogFrame
      {...dialog}
      size="sm"
      title={`Deactivate ${user.fullName}?`}
      description={
        user.isViewer
          ? 'You will be signed out at once. What you have written stays.'
          : 'They are signed out at once. What they have written stays, and you can bring them back.'
      }
    >
      <Handover user={user} onClose={dialog.onClose} />
    </DialogFrame>
  )
}

function Handover({ user, onClose }: { user: LeavingOne; onClose: () => void }) {
  const { id } = user
  const { leaving, failed, ask } = useOpenWork()
  const askFirst = useEffectEvent(() => ask(id))
  useEffect(() => askFirst(), [])
  const [deactivate, pending] = useMutation<DeactivateDialogMutation>(
    graphql`
      mutation DeactivateDialogMutation($input: DeactivateUserInput!) {
        deactivateUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ deactivateUser }) => `${deactivateUser?.user.fullName} is off the team`,
      failure: ({ code, message }) =>
        code === 'CONFLICT' || code === 'FORBIDDEN' ? message : 'Failed to update user',
    },
  )
  const [chosen, setChosen] = useState(nobody)
  return (
    <>
      <DialogBody>
        {failed ? (
          <div className="flex flex-col items-start gap-3">
            <Notice tone="error">The open work could not be loaded.</Notice>
            <Button onClick={() => ask(id)}>Try again</Button>
          </div>
        ) : leaving ? (
          <OpenWork leaving={leaving} user={user} chosen={chosen} onChoose={setChosen} />
        ) : (
          <SkeletonGroup label="Counting open work" className="flex flex-col gap-3 py-1.5">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-9 w-full pointer-coarse:h-11" />
          </SkeletonGroup>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose>Cancel</DialogClose>
        <Button
          variant="danger"
          disabled={leaving === null}
          pending={pending}
          pendingText="Deactivating..."
          onClick={async () => {
            if ((await deactivate({ input: { id, handOverTo: chosen === nobody ? null : chosen } })).ok)
              onClose()
          }}
        >
          Deactivate
        </Button>
      </DialogFooter>
    </>
  )
}

interface OpenWorkProps {
  leaving: LeavingUser
  user: LeavingOne
  chosen: string
  onChoose: (id: string) => void
}

function OpenWork({ leaving: { work, others }, user, chosen, onChoose }: OpenWorkProps) {
  const timeZone = useTimeZone()
  const colleagues = useUserOptions(others)
  const {
    appointments,
    nextAppointmentAt: next,
    hotBoardItems,
    vendorContacts,
    tasks,
    customers,
    apiKeys,
  } = work
  const they = user.isViewer ? 'You' : 'They'
  const keys = (
    <Count
      icon={<KeyRound />}
      count={apiKeys}
      one={`API key of ${they === 'You' ? 'yours' : 'theirs'} keeps working`}
      many={`API keys of ${they === 'You' ? 'yours' : 'theirs'} keep working`}
    />
  )
  if (appointments + hotBoardItems + vendorContacts + tasks + customers === 0) {
    return (
      <ul className="flex flex-col gap-2">
        <li className="flex items-center gap-2.5 text-muted">
          <CircleCheck aria-hidden className="size-4" />
          {they} have no open work.
        </li>
        {keys}
      </ul>
    )
  }
  const options = [
    { value: nobody, label: user.isViewer ? 'Leave it with me' : `Leave it with ${user.fullName}` },
    ...colleagues.map(({ value, label }) => ({ value, label })),
  ]
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Open work" className="flex flex-col gap-2">
        <Count icon={<CalendarDays />} count={appointments} one="appointment" many="appointments">
          {next && `, next ${dayInSentence(next, timeZone)} ${formatTime(next, timeZone)}`}
        </Count>
        <Count icon={<Flame />} count={hotBoardItems} one="hot board item" many="hot board items" />
        <Count icon={<BookUser />} count={vendorContacts} one="vendor contact" many="vendor contacts" />
        <Count icon={<ListTodo />} count={tasks} one="open task" many="open tasks" />
        <Count icon={<User />} count={customers} one="customer" many="customers" />
        {keys}
      </ul>
      <SelectField
        label="Hand it over to"
        options={options}
        value={chosen}
        onChange={onChoose}
        description={
          chosen !== nobody
            ? 'They get a notification.'
            : appointments > 0
              ? `The calendar marks what stays with ${user.isViewer ? 'you' : user.fullName} as “not on the team”.`
              : undefined
        }
      />
    </div>
  )
}

interface CountProps {
  icon: ReactNode
  count: number
  one: string
  many: string
  children?: ReactNode
}

function Count({ icon, count, one, many, children }: CountProps) {
  if (count === 0) return null
  // Counts are exact up to 1,000.
  const number = count >= 1000 ? '1,000 or more' : String(count)
  return (
    <li className="flex items-center gap-2.5 text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span>
        <strong className="font-semibold text-ink tabular-nums">{number}</strong> {count === 1 ? one : many}
        {children}
      </span>
    </li>
  )
}
