import { Suspense, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { type UserInHand, Users } from './Users.tsx'

interface UsersDialogProps extends DialogState {
  name: string
  queryRef: PreloadedQuery<UsersQuery> | null | undefined
}

/** View Users (part 2, section 2): who works in a business, and a way back in for whoever forgot the password. */
export function UsersDialog({ name, queryRef, open, onClose }: UsersDialogProps) {
  const [user, setUser] = useState<UserInHand | null>(null)
  const [changing, setChanging] = useState(false)
  const loading = (
    <SkeletonGroup label="Loading users" className="flex flex-col gap-4 py-2">
      {['w-40', 'w-48', 'w-36'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </SkeletonGroup>
  )
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        size="lg"
        title={`Users of ${name}`}
        footer={<DialogClose>Close</DialogClose>}
      >
        <Suspense fallback={loading}>
          {queryRef && (
            <Users
              queryRef={queryRef}
              onChangePassword={(chosen) => {
                setUser(chosen)
                setChanging(true)
              }}
            />
          )}
        </Suspense>
      </Dialog>
      {user && (
        <ChangePasswordDialog key={user.id} user={user} open={changing} onClose={() => setChanging(false)} />
      )}
    </>
  )
}
