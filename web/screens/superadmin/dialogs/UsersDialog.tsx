import { Suspense, useEffect, useEffectEvent } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import usersQuery from '#web/__generated__/UsersQuery$parameters.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { type BusinessDialogProps, useDialogBusiness } from './businessDialogs.ts'
import { Users } from './Users.tsx'

/** View Users: the users of a business, whose passwords can be set. */
export function UsersDialog({ business, ...dialog }: BusinessDialogProps) {
  const { id, name } = useDialogBusiness(business)
  const [users, loadUsers] = useQueryLoader<UsersQuery>(usersQuery)
  const loadFirst = useEffectEvent(() => loadUsers({ id }, { fetchPolicy: 'store-and-network' }))
  useEffect(() => loadFirst(), [])
  const loading = (
    <SkeletonGroup label="Loading users" className="flex flex-col gap-4 py-2">
      {['w-40', 'w-48', 'w-36'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </SkeletonGroup>
  )
  return (
    <Dialog {...dialog} size="lg" title={`Users of ${name}`} footer={<DialogClose>Close</DialogClose>}>
      <Suspense fallback={loading}>{users ? <Users queryRef={users} /> : loading}</Suspense>
    </Dialog>
  )
}
