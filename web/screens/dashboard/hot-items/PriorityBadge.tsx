import { Badge } from '#web/ui/display/Badge.tsx'
import type { Priority } from './__generated__/HotItem_item.graphql.ts'

const looks = {
  URGENT: { tone: 'red', word: 'Urgent' },
  HIGH: { tone: 'orange', word: 'High' },
  MEDIUM: { tone: 'yellow', word: 'Medium' },
  LOW: { tone: 'green', word: 'Low' },
} as const satisfies Record<Priority, object>

/** How urgent something is, in colour and word (part 1, section 2). */
export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, word } = looks[priority]
  return <Badge tone={tone}>{word}</Badge>
}
