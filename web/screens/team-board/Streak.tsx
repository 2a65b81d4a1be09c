import { Flame } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Streak_member$key } from '#web/__generated__/Streak_member.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { Badge } from '#web/ui/display/Badge.tsx'

interface StreakProps {
  member: Streak_member$key
  /** The viewer's own streak also shows whether today counts. */
  own?: boolean
}

/** The streak in days; hidden when there is none. */
export function Streak({ member, own = false }: StreakProps) {
  const { streakDays, bestStreak, scoredToday } = useFragment(
    graphql`
      fragment Streak_member on TeamBoardMember {
        streakDays
        bestStreak
        scoredToday
      }
    `,
    member,
  )
  const today = scoredToday ? 'Today counts already' : 'Waits for something today'
  const best = bestStreak > streakDays ? `best ${bestStreak}` : 'your best yet'
  if (streakDays === 0) {
    return own && bestStreak > 0 ? (
      <p className="text-muted text-sm tabular-nums">Longest streak: {bestStreak} days</p>
    ) : null
  }
  return (
    <div
      className={classNames('flex flex-col items-end gap-1 max-sm:items-start', own && 'max-sm:basis-full')}
    >
      <Badge tone="orange" icon={<Flame aria-hidden />}>
        <span className="tabular-nums">{streakDays === 1 ? '1 day' : `${streakDays} days in a row`}</span>
      </Badge>
      {own && (
        <p className="text-muted text-sm tabular-nums">
          {today}, {best}
        </p>
      )}
    </div>
  )
}
