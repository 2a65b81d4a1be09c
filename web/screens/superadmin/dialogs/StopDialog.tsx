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

/** Confirms a change that signs out all users of a business. */
export function StopDialog({ request, ...dialog }: StopDialogProps) {
  const [setActive] = useSetActive()
  const [setSubscription] = useSetSubscription()
  const { id, name } = request.business
  const [title, confirmText] = wordsOf(request)
  const sentence: ReactNode = (
    <>
      {request.kind === 'suspend'
        ? 'This locks the business, whatever its subscription. '
        : 'This says what it pays for; a lock of the business stays as it is. '}
      Everyone at <span className="break-words text-ink">{name}</span> is signed out at once, and no reminders
      go out. Its data stay.
    </>
  )
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      description={sentence}
      confirmText={confirmText}
      cancelText="Keep It"
      pendingText="Saving..."
      onConfirm={() =>
        request.kind === 'suspend'
          ? setActive({ id, isActive: false })
          : setSubscription({ id, status: request.status })
      }
    />
  )
}
