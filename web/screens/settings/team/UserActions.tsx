import { KeyRound, Pencil, UserRoundCheck, UserRoundMinus } from 'lucide-react'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UserActions_user$key } from '#web/__generated__/UserActions_user.graphql.ts'
import type { UserActionsMutation } from '#web/__generated__/UserActionsMutation.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useOpenWork } from './useOpenWork.ts'

const fetchDialog = () => import('./DeactivateDialog.tsx')
const DeactivateDialog = lazy(async () => ({ default: (await fetchDialog()).DeactivateDialog }))

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
        fullName
        isViewer
        canEdit
        canSetPassword
        canChangePassword
        canDeactivate
        canReactivate
      }
    `,
    user,
  )
  const [leaving, setLeaving] = useState(false)
  const openWork = useOpenWork()
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
      success: ({ reactivateUser }) => ({
        title: 'Success',
        description: `${reactivateUser?.user.fullName} is back on the team`,
      }),
      failure: ({ code, message }) => ({
        title: 'Error',
        description: code === 'CONFLICT' ? message : 'Failed to update user',
      }),
    },
  )
  const about = { size: 'sm', variant: 'ghost', 'aria-describedby': heading } as const
  const { id, fullName, isViewer } = data
  const password = data.canSetPassword || data.canChangePassword
  if (!data.canEdit && !password) return null

  const askToLeave = () => {
    openWork.ask(id)
    setLeaving(true)
  }
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
        <Button {...about} icon={<UserRoundMinus />} onClick={askToLeave}>
          Deactivate
        </Button>
      )}
      {data.canReactivate && (
        <Button
          {...about}
          icon={<UserRoundCheck />}
          pending={reactivating}
          onClick={() => void reactivate({ input: { id } })}
        >
          Reactivate
        </Button>
      )}
      <LazyDialogs open={leaving} load={fetchDialog}>
        <DeactivateDialog
          user={{ id, fullName, isViewer }}
          openWork={openWork}
          open={leaving}
          onClose={() => setLeaving(false)}
          onReopen={askToLeave}
          finalFocus={() => document.getElementById(heading)}
        />
      </LazyDialogs>
    </div>
  )
}
