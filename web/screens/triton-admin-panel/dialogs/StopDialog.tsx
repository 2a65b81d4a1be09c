import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useSetActive } from '../acts/useSetActive.ts'
import { useSetSubscription } from '../acts/useSetSubscription.ts'
import type { Task } from '../businesses/task.ts'

interface StopDialogProps {
  task: Extract<Task, { act: 'suspend' | 'subscription' }> | null
  open: boolean
  onClose: () => void
}

function wordsOf(task: NonNullable<StopDialogProps['task']>): [string, string] {
  if (task.act === 'suspend') return ['Suspend Business', 'Suspend']
  return task.status === 'CANCELLED'
    ? ['Cancel Subscription', 'Cancel Subscription']
    : ['Suspend Subscription', 'Suspend Subscription']
}

/** Asks before a business's staff are thrown out. */
export function StopDialog({ task, open, onClose }: StopDialogProps) {
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
    if (outcome.ok) onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
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
