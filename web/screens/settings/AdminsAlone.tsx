import { Lock } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown when a user who is not an admin opens an admin tab by its URL. */
export function AdminsAlone() {
  return <EmptyState icon={<Lock />} title="Only admins of your business see this" />
}
