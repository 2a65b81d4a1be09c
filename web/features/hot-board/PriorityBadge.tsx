import { Badge } from '#web/ui/display/Badge.tsx'
import { type Priority, priorities } from './priority.ts'

/** The priority as a colored badge. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, label } = priorities[priority]
  return <Badge tone={tone}>{label}</Badge>
}
