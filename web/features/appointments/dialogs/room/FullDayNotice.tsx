import { formatDay } from '#web/lib/dates.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { DayRoom } from './useDayRoom.ts'

interface FullDayNoticeProps {
  room: DayRoom
  timeZone: string
  /** Its message stands at the date already. */
  refused: boolean
  onTake: (date: string) => void
}

/** Tells that the chosen day is full, before anything is filled in, and offers the next day with room. */
export function FullDayNotice({ room, timeZone, refused, onTake }: FullDayNoticeProps) {
  const { day, next } = room
  if (!day?.isFull && !refused) return null
  if (refused && next === null) return null
  const taken = day?.count ?? 0
  return (
    <Notice
      tone={refused ? 'info' : 'warning'}
      action={
        next !== null && (
          <Button size="sm" onClick={() => onTake(next)}>
            Take it
          </Button>
        )
      }
    >
      {!refused && `This day already has ${taken} ${taken === 1 ? 'appointment' : 'appointments'}. `}
      {next !== null && `The next day with room is ${formatDay(next, timeZone).replace(/^To/, 'to')}.`}
    </Notice>
  )
}
