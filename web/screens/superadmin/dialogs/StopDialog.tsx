import type { ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { Subscription } from '../businesses/status.ts'
import { useSetActive } from '../useSetActive.ts'
import { useSetSubscription } from '../useSetSubscription.ts'
import { type BusinessDialogProps, useDialogBusiness } from './businessDialogs.ts'

interface StopDialogProps extends BusinessDialogProps {
  /** The new status of the subscription; omitted to suspend the business itself. */
  status?: Subscription
}

function wordsOf(status: Subscription | undefined): [string, string] {
  if (!status) return ['Suspend Business', 'Suspend']
  return status === 'CANCELLED'
    ? ['Cancel Subscription', 'Cancel Subscription']
    : ['Suspend Subscription', 'Suspend Subscription']
}

/** Confirms a change that signs out all users of a business. */
export function StopDialog({ business, status, ...dialog }: StopDialogProps) {
  const [setActive] = useSetActive()
  const [setSubscription] = useSetSubscription()
  const { id, name } = useDialogBusiness(business)
  const [title, confirmText] = wordsOf(status)
  const sentence: ReactNode = (
    <>
      {status
        ? 'This says what it pays for; a lock of the business stays as it is. '
        : 'This locks the business, whatever its subscription. '}
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
      onConfirm={() => (status ? setSubscription({ id, status }) : setActive({ id, isActive: false }))}
    />
  )
}
