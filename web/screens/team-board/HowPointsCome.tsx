import { Medal } from 'lucide-react'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Explains points in a new business. */
export function HowPointsCome() {
  return (
    <Card flush className="mb-3">
      <EmptyState icon={<Medal />} title="Points come with the work" compact>
        Complete a contact or a follow-up on its day, solve something on the Hot Board, finish an appointment,
        make a sale: points, titles and badges appear here by themselves.
      </EmptyState>
    </Card>
  )
}
