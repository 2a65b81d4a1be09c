import { useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import type { Task } from '../businesses/task.ts'
import { AddBusinessDialog } from './AddBusinessDialog.tsx'
import { DeleteBusinessDialog } from './DeleteBusinessDialog.tsx'
import { StopDialog } from './StopDialog.tsx'
import { UsersDialog } from './UsersDialog.tsx'

interface BusinessDialogsProps {
  /** The connection that shows the businesses. */
  list: string
  adding: boolean
  onAdded: () => void
  task: Task | null
  /** The users of the business in hand, on their way. */
  users: PreloadedQuery<UsersQuery> | null | undefined
  onDone: () => void
}

/** The dialogs of the panel. What one was about stays until another is, so that it closes at its own pace. */
export function BusinessDialogs({ list, adding, onAdded, task, users, onDone }: BusinessDialogsProps) {
  const [last, setLast] = useState(task)
  if (task && task !== last) setLast(task)
  const open = task !== null
  const name = last?.business.name ?? ''
  const stop = last?.act === 'suspend' || last?.act === 'subscription' ? last : null
  return (
    <>
      <AddBusinessDialog list={list} open={adding} onClose={onAdded} />
      <StopDialog task={stop} open={open && stop !== null} onClose={onDone} />
      <UsersDialog name={name} queryRef={users} open={open && last?.act === 'users'} onClose={onDone} />
      {last?.act === 'delete' && (
        <DeleteBusinessDialog
          key={last.business.id}
          business={last.business}
          list={list}
          open={open}
          onClose={onDone}
        />
      )}
    </>
  )
}
