import { Lock } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** A tab that somebody else than an admin opened by its address. */
export function AdminsAlone() {
  return <EmptyState icon={<Lock />} title="Only admins of your business see this" />
}
