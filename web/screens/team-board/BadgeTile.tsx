import { graphql, useFragment } from 'react-relay/hooks'
import type { BadgeTile_badge$key } from '#web/__generated__/BadgeTile_badge.graphql.ts'
import { BadgeIcon } from './BadgeIcon.tsx'

/** A badge of the viewer with its progress. */
export function BadgeTile({ badge }: { badge: BadgeTile_badge$key }) {
  const { name, description, icon, color, progress, maxProgress, earnedAt } = useFragment(
    graphql`
      fragment BadgeTile_badge on TeamBadge {
        name
        description
        icon
        color
        progress
        maxProgress
        earnedAt
      }
    `,
    badge,
  )
  const earned = earnedAt != null
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-2.5">
      <BadgeIcon icon={icon} color={color} part={earned ? 1 : Math.min(progress / maxProgress, 0.99)} />
      <div className="min-w-20 flex-1">
        <p className={earned ? 'font-medium text-ink' : 'text-muted'}>{name}</p>
        <p className="text-muted text-xs">{description}</p>
        <p className="mt-0.5 text-xs tabular-nums">
          {earned ? (
            <span className="font-medium text-accent-ink">Earned</span>
          ) : (
            <span className="text-faint">
              {progress} of {maxProgress}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
