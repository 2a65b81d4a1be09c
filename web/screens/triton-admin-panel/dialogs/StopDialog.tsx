import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useSetActive } from '../acts/useSetActive.ts'
import { useSetSubscription } from '../acts/useSetSubscription.ts'
import type { Task } from '../businesses/task.ts'

interface StopDialogProps extends DialogState {
  task: Extract<Task, { act: 'suspend' | 'subscription' }> | null
}

function wordsOf(task: NonNullable<StopDialogProps['task']>): [string, string] {
  if (task.act === 'suspend') return ['Suspend Business', 'Suspend']
  return task.status === 'CANCELLED'
    ? ['Cancel Subscription', 'Cancel Subscription']
    : ['Suspend Subscription', 'Suspend Subscription']
}

/** Asks before a business's staff are thrown out. */
export function StopDialog({ task, ...dialog }: StopDialogProps) {
  const [setActive, stopping] = useSetActive()
  const [setSubscription, changing] = useSetSubscription()
  if (!task) return null
  const { id, name } = task.business
  const [title, confirmText] = wordsOf(task)
  const sentence: ReactNode = (
    <>
      Everyone at <span className="break-words text-ink">{name}</span> is signed out at once, and no reminders
      go out. Its data stay.
    </>
  )
  const confirm = async () => {
    const outcome =
      task.act === 'suspend'
        ? await setActive({ id, isActive: false })
        : await setSubscription({ id, status: task.status })
    if (outcome.ok) dialog.onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      description={sentence}
      confirmText={confirmText}
      cancelText="Keep it"
      pendingText="Saving..."
      pending={stopping || changing}
      onConfirm={() => void confirm()}
    />
  )
}
