import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { BusinessDialogRequest } from '../businesses/businessDialogRequest.ts'
import { useSetActive } from '../useSetActive.ts'
import { useSetSubscription } from '../useSetSubscription.ts'

interface StopDialogProps extends DialogState {
  request: Extract<BusinessDialogRequest, { kind: 'suspend' | 'subscription' }>
}

function wordsOf(request: StopDialogProps['request']): [string, string] {
  if (request.kind === 'suspend') return ['Suspend Business', 'Suspend']
  return request.status === 'CANCELLED'
    ? ['Cancel Subscription', 'Cancel Subscription']
    : ['Suspend Subscription', 'Suspend Subscription']
}

/** Asks before a business's staff are thrown out. */
export function StopDialog({ request, ...dialog }: StopDialogProps) {
  const [setActive, stopping] = useSetActive()
  const [setSubscription, changing] = useSetSubscription()
  const { id, name } = request.business
  const [title, confirmText] = wordsOf(request)
  const sentence: ReactNode = (
    <>
      Everyone at <span className="break-words text-ink">{name}</span> is signed out at once, and no reminders
      go out. Its data stay.
    </>
  )
  const confirm = async () => {
    const outcome =
      request.kind === 'suspend'
        ? await setActive({ id, isActive: false })
        : await setSubscription({ id, status: request.status })
    if (outcome.ok) dialog.onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      description={sentence}
      confirmText={confirmText}
      cancelText="Keep It"
      pendingText="Saving..."
      pending={stopping || changing}
      onConfirm={() => void confirm()}
    />
  )
}
