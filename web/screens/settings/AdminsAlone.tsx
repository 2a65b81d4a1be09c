import { Lock } from 'lucide-react'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown when a user who is no admin opens an admin tab by its address. */
export function AdminsAlone() {
  return <EmptyState icon={<Lock />} title="Only admins of your business see this" />
}
