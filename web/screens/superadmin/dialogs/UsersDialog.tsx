import { Suspense, useEffect, useEffectEvent } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { businessDialogs_business$key } from '#web/__generated__/businessDialogs_business.graphql.ts'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import usersQuery from '#web/__generated__/UsersQuery$parameters.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogBusiness } from './businessDialogs.ts'
import { Users } from './Users.tsx'

interface UsersDialogProps extends DialogState {
  business: businessDialogs_business$key
}

/** View Users: the users of a business, whose passwords can be set. */
export function UsersDialog({ business, ...dialog }: UsersDialogProps) {
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
