import { Eraser, KeyRound, Pencil, UserRoundCheck, UserRoundMinus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UserActions_user$key } from '#web/__generated__/UserActions_user.graphql.ts'
import type { UserActionsMutation } from '#web/__generated__/UserActionsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'

/** The forms that replace the buttons of a user. */
export type UserForm = 'edit' | 'password'

interface UserActionsProps {
  user: UserActions_user$key
  /** The id of the name, which describes the buttons to screen readers. */
  heading: string
  onOpen: (form: UserForm) => void
}

/** The actions for a user. */
export function UserActions({ user, heading, onOpen }: UserActionsProps) {
  const data = useFragment(
    graphql`
      fragment UserActions_user on User {
        id
        canEdit
        canSetPassword
        canChangePassword
        canDeactivate
        canReactivate
        canErase
        ...settingsDialogs_user
      }
    `,
    user,
  )
  const open = settingsDialogs.useOpen()
  const [reactivate, reactivating] = useMutation<UserActionsMutation>(
    graphql`
      mutation UserActionsMutation($input: ReactivateUserInput!) {
        reactivateUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ reactivateUser }) => `${reactivateUser?.user.fullName} is back on the team`,
      failure: ({ code, message }) => (code === 'CONFLICT' ? message : 'Failed to update user'),
      offersRetry: true,
    },
  )
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const
  const password = data.canSetPassword || data.canChangePassword
  if (!data.canEdit && !password) return null

  return (
    <div className="flex flex-wrap items-center gap-1">
      {data.canEdit && (
        <Button {...about} icon={<Pencil />} data-opens="edit" onClick={() => onOpen('edit')}>
          Edit
        </Button>
      )}
      {password && (
        <Button {...about} icon={<KeyRound />} data-opens="password" onClick={() => onOpen('password')}>
          Password
        </Button>
      )}
      {data.canDeactivate && (
        <Button {...about} icon={<UserRoundMinus />} onClick={() => open('deactivate', { user: data })}>
          Deactivate
        </Button>
      )}
      {data.canReactivate && (
        <Button
          {...about}
          icon={<UserRoundCheck />}
          pending={reactivating}
          onClick={() => void reactivate({ input: { id: data.id } })}
        >
          Reactivate
        </Button>
      )}
      {data.canErase && (
        <Button {...about} icon={<Eraser />} onClick={() => open('erase', { user: data })}>
          Erase
        </Button>
      )}
    </div>
  )
}
