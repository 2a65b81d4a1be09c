import { dayInSentence } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { FreeSlots } from './useFreeSlots.ts'

interface FullDayNoticeProps {
  freeSlots: Pick<FreeSlots, 'day' | 'next'>
  /** Whether the server refused the day; its message is then shown at the date field. */
  refused: boolean
  onTake: (date: string) => void
}

/** Warns that the chosen day is full, before the user fills in the form, and offers the next day with a free slot. */
export function FullDayNotice({ freeSlots, refused, onTake }: FullDayNoticeProps) {
  const timeZone = useTimeZone()
  const { day, next } = freeSlots
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
      {next !== null && `The next day with room is ${dayInSentence(next, timeZone)}.`}
    </Notice>
  )
}
