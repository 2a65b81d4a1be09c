import { Badge } from '#web/ui/display/Badge.tsx'
import { type Priority, priorities } from './priority.ts'

/** How urgent something is, in colour and word. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, label } = priorities[priority]
  return <Badge tone={tone}>{label}</Badge>
}
