import { classNames } from '#web/lib/classNames.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { type ActivityType, activityTypes } from './activityTypes.ts'

/** The icon of an activity's type, with its name for screen readers. */
export function ActivityIcon({ type }: { type: ActivityType }) {
  const { Icon, word, tone } = activityTypes[type]
  return (
    <span
      title={word}
      className={classNames('flex size-8 shrink-0 items-center justify-center rounded-full', tone)}
    >
      <Icon aria-hidden className="size-4" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
