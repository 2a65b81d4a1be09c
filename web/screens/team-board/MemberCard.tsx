import { EyeOff } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MemberCard_member$key } from '#web/__generated__/MemberCard_member.graphql.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { BadgeIcon } from './BadgeIcon.tsx'
import { Streak } from './Streak.tsx'

/** A user on the team board: title, streak, points of the week, and badges. The board shows no ranks. */
export function MemberCard({ member }: { member: MemberCard_member$key }) {
  const data = useFragment(
    graphql`
      fragment MemberCard_member on TeamBoardMember {
        name
        isViewer
        isHidden
        title
        weekPoints
        totalPoints
        badges {
          badgeId
          name
          icon
          color
          progress
          maxProgress
          earnedAt
        }
        ...Streak_member
      }
    `,
    member,
  )
  const { name, isViewer, isHidden, title, weekPoints, totalPoints, badges } = data
  const [next] = badges
    .filter(({ earnedAt, progress }) => earnedAt == null && progress > 0)
    .sort((a, b) => b.progress / b.maxProgress - a.progress / a.maxProgress)
  return (
    <Card as="li" className="flex flex-col gap-3.5">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
            <span className="min-w-0 break-words">{name}</span>
            {isViewer && <Badge tone="green">You</Badge>}
            {isHidden && <Badge icon={<EyeOff aria-hidden />}>Only you see this</Badge>}
          </h3>
          <p className="text-muted text-sm tabular-nums">
            {title}, {formatNumber(totalPoints)} points
          </p>
        </div>
        <p className="text-right">
          <span className="block font-semibold text-ink text-xl tabular-nums leading-6">{weekPoints}</span>
          <span className="block text-faint text-xs">this week</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <ul aria-label={`Badges of ${name}`} className="flex min-w-0 flex-wrap gap-1.5">
          {badges.map(({ badgeId, name: badge, icon, color, progress, maxProgress, earnedAt }) => {
            const words = earnedAt == null ? `${badge}, ${progress} of ${maxProgress}` : `${badge}, earned`
            const part = earnedAt == null ? Math.min(progress / maxProgress, 0.99) : 1
            return (
              <li key={badgeId} title={words}>
                <BadgeIcon icon={icon} color={color} part={part} size="sm" />
                <VisuallyHidden>{words}</VisuallyHidden>
              </li>
            )
          })}
        </ul>
        <Streak member={data} />
      </div>
      {next && (
        <p className="-mt-1 text-faint text-sm tabular-nums">
          Next: {next.name}, {next.progress} of {next.maxProgress}
        </p>
      )}
    </Card>
  )
}
