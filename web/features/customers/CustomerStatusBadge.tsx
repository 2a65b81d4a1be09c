import { Badge } from '#web/ui/display/Badge.tsx'
import { type CustomerStatus, statusWords } from './customerStatus.ts'

/** Sold is green, the others yellow. */
export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={status === 'SOLD' ? 'green' : 'yellow'}>{statusWords[status]}</Badge>
}
