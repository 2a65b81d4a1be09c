import { DoorClosed } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Says that a room is not open yet, what it will be for, and leads back. */
export function ComingRoom({ purpose }: { purpose: string }) {
  return (
    <EmptyState
      icon={<DoorClosed />}
      title="This part isn’t open yet"
      action={<LinkButton render={<PreloadLink to="/" />}>Back to the Dashboard</LinkButton>}
    >
      {purpose} We are still building it.
    </EmptyState>
  )
}
