import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasskeyRow_passkey$key } from '#web/__generated__/PasskeyRow_passkey.graphql.ts'
import type { PasskeyRowMutation } from '#web/__generated__/PasskeyRowMutation.graphql.ts'
import { now } from '#web/lib/clock.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

/** A passkey: its name, when it was added and used, and the buttons that rename and remove it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyRow_passkey$key }) {
  const { id, name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  )
  const [remove] = useMutation<PasskeyRowMutation>(
    graphql`
      mutation PasskeyRowMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          removedPasskeyId
        }
      }
    `,
    { success: 'Passkey removed', subject: name, failure: 'Failed to remove the passkey' },
  )
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null)
  // Read once: the times do not tick.
  const [shownAt] = useState(now)
  const dialog = (act: 'rename' | 'remove') => ({ open: opened === act, onClose: () => setOpened(null) })
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-3">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h3 tabIndex={-1} className="break-words font-medium text-ink">
          {name}
        </h3>
        <p className="text-muted text-sm">
          Added {timeAgo(createdAt, shownAt)} ·{' '}
          <span className="inline-block">
            {lastUsedAt == null ? 'not used yet' : `last used ${timeAgo(lastUsedAt, shownAt)}`}
          </span>
        </p>
      </div>
      <div className="flex max-sm:basis-full max-sm:pl-5">
        <Button size="sm" variant="ghost" aria-label={`Rename: ${name}`} onClick={() => setOpened('rename')}>
          Rename
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Remove: ${name}`} onClick={() => setOpened('remove')}>
          Remove
        </Button>
      </div>
      <RenamePasskeyDialog {...dialog('rename')} id={id} name={name} />
      <ConfirmDialog
        {...dialog('remove')}
        title="Remove this passkey?"
        description={`${name} no longer opens your account. The device keeps it until you delete it there. When it is your only one and you have no authenticator app, your password alone opens your account.`}
        confirmText="Remove"
        pendingText="Removing..."
        onConfirm={() => remove({ input: { id } })}
      />
    </li>
  )
}
