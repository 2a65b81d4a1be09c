import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { type DialogUser, Users } from './Users.tsx'

interface UsersDialogProps extends DialogState {
  name: string
  queryRef: PreloadedQuery<UsersQuery> | null | undefined
}

/** View Users: the users of a business, whose passwords can be set. */
export function UsersDialog({ name, queryRef, ...dialog }: UsersDialogProps) {
  const passwordChange = useDialogRequest<DialogUser>()
  const loading = (
    <SkeletonGroup label="Loading users" className="flex flex-col gap-4 py-2">
      {['w-40', 'w-48', 'w-36'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </SkeletonGroup>
  )
  return (
    <>
      <Dialog {...dialog} size="lg" title={`Users of ${name}`} footer={<DialogClose>Close</DialogClose>}>
        <Suspense fallback={loading}>
          {queryRef && <Users queryRef={queryRef} onChangePassword={passwordChange.ask} />}
        </Suspense>
      </Dialog>
      {passwordChange.request && (
        <ChangePasswordDialog user={passwordChange.request} {...passwordChange.dialog} />
      )}
    </>
  )
}
