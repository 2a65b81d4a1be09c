import { PartyPopper } from 'lucide-react'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

interface DayEndProps {
  done: number
  putOff: number
  /** The number of open entries, including postponed ones. */
  left: number
  onMore: () => void
  onClose: () => void
}

/** The end of the queue. The user can continue with entries that were postponed or added in the meantime. */
export function DayEnd({ done, putOff, left, onMore, onClose }: DayEndProps) {
  const words = [
    done > 0 && `${done} done.`,
    putOff > 0 && `${putOff} put off for later.`,
    left > putOff && 'Something new has come.',
  ].filter((part) => part !== false)

  return (
    <div className="flex flex-1 flex-col justify-center">
      <div role="status">
        <EmptyState icon={<PartyPopper />} title="That was your day">
          {words.length > 0 ? words.join(' ') : 'Nothing is due, and nothing is assigned to you.'}
        </EmptyState>
      </div>
      <div className="flex justify-center gap-2">
        {left > 0 && (
          <Button onClick={onMore}>{left > putOff ? 'See what is new' : 'Go through them now'}</Button>
        )}
        <Button variant="primary" onClick={onClose} autoFocus>
          Close
        </Button>
      </div>
    </div>
  )
}
