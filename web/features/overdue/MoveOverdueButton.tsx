import { CalendarArrowUp } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'

/** Opens the move of all overdue entries of a list. */
export function MoveOverdueButton({ onPress }: { onPress: () => void }) {
  return (
    <div className="-mt-1 mb-3 flex justify-end">
      <Button size="sm" icon={<CalendarArrowUp />} onClick={onPress}>
        Move all overdue
      </Button>
    </div>
  )
}
