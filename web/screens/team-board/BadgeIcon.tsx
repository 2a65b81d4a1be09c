import { PointIcon } from '#web/features/points/PointIcon.tsx'
import { classNames } from '#web/lib/classNames.ts'

interface BadgeIconProps {
  icon: string
  color: string
  /** From 0 to 1; 1 is earned. */
  part: number
  size?: 'sm' | 'md'
}

const radius = 15
const round = 2 * Math.PI * radius

/** A badge: a colored disc once it is earned, before that a ring with the progress. */
export function BadgeIcon({ icon, color, part, size = 'md' }: BadgeIconProps) {
  const earned = part >= 1
  const tone = `color-mix(in oklab, ${color}, var(--color-ink) 25%)`
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center rounded-full [&>svg:last-child]:size-4',
        size === 'sm' ? 'size-7' : 'size-10',
        !earned && 'text-faint',
      )}
      style={
        earned
          ? { background: `color-mix(in oklab, ${color} 20%, var(--color-surface))`, color: tone }
          : undefined
      }
    >
      <svg
        aria-hidden
        viewBox="0 0 34 34"
        className="absolute inset-0 size-full -rotate-90"
        fill="none"
        strokeWidth="2.5"
      >
        <circle
          cx="17"
          cy="17"
          r={radius}
          className={earned ? '' : 'stroke-line'}
          stroke={earned ? tone : undefined}
        />
        {!earned && part > 0 && (
          <circle
            cx="17"
            cy="17"
            r={radius}
            stroke={tone}
            strokeLinecap="round"
            strokeDasharray={`${part * round} ${round}`}
          />
        )}
      </svg>
      <PointIcon icon={icon} />
    </span>
  )
}
