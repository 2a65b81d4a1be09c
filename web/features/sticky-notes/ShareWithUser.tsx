import { Check } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ShareWithUser_user$key } from '#web/__generated__/ShareWithUser_user.graphql.ts'
import type { ShareWithUserMutation } from '#web/__generated__/ShareWithUserMutation.graphql.ts'
import type { ShareWithUserStopMutation } from '#web/__generated__/ShareWithUserStopMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'

interface ShareWithUserProps {
  noteId: string
  user: ShareWithUser_user$key
  /** Their name, told apart from others. */
  name: string
  /** Whether the note is shared with them. */
  reads: boolean
}

const roles = { ADMIN: 'Admin', MANAGER: 'Manager', EMPLOYEE: 'Employee' }

/** A user with whom the note is or can be shared. */
export function ShareWithUser({ noteId, user, name, reads }: ShareWithUserProps) {
  const { id, fullName, role } = useFragment(
    graphql`
      fragment ShareWithUser_user on User {
        id
        fullName
        role
      }
    `,
    user,
  )
  const [share, sharing] = useMutation<ShareWithUserMutation>(
    graphql`
      mutation ShareWithUserMutation($input: ShareStickyNoteInput!) {
        shareStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Note shared successfully', subject: name, failure: 'Failed to share note' },
  )
  const [stop, stopping] = useMutation<ShareWithUserStopMutation>(
    graphql`
      mutation ShareWithUserStopMutation($input: UnshareStickyNoteInput!) {
        unshareStickyNote(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Note is no longer shared', subject: name, failure: 'Failed to stop sharing note' },
  )
  const button = useId()
  return (
    <li className="flex min-h-14 items-center gap-3 px-2 py-1.5">
      <Avatar name={fullName} />
      {/* Choosing the name shares at once; only the button stops sharing. */}
      <label htmlFor={reads ? undefined : button} className="min-w-0 flex-1">
        <span translate="no" className="block truncate font-medium text-ink">
          {name}
        </span>
        <span className="flex items-center gap-1.5 text-muted text-sm">
          {roles[role]}
          {reads && (
            <span className="flex items-center gap-1 text-accent-ink [&_svg]:size-3.5">
              · <Check aria-hidden strokeWidth={2.5} /> Shared
            </span>
          )}
        </span>
      </label>
      <Button
        id={button}
        size="sm"
        variant={reads ? 'ghost' : 'secondary'}
        pending={sharing || stopping}
        aria-label={`${reads ? 'Stop sharing' : 'Share'} with ${name}`}
        onClick={() => void (reads ? stop : share)({ input: { id: noteId, userId: id } })}
      >
        {reads ? 'Stop sharing' : 'Share'}
      </Button>
    </li>
  )
}
