import { Lock } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown when a user who may not import opens it by its URL. */
export function NoImporting() {
  return (
    <EmptyState
      icon={<Lock />}
      title="Only admins can import customers"
      action={<LinkButton render={<PreloadLink to="/customers" />}>All customers</LinkButton>}
    >
      Ask an admin of your business to bring the list.
    </EmptyState>
  )
}
