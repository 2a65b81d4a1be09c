import { CircleDot, Handshake, type LucideIcon, NotebookPen, Phone, ShoppingBag } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { activityBadges } from './activityBadges.ts'
import type { ActivityType } from './activityTypes.ts'

const icons: Record<ActivityType, LucideIcon> = {
  CONTACT: Phone,
  SALE: ShoppingBag,
  NOTE: NotebookPen,
  MEETING: Handshake,
  OTHER: CircleDot,
}

/** The icon of an activity's type, with its name for screen readers. */
export function ActivityIcon({ type }: { type: ActivityType }) {
  const { word, tone } = activityBadges[type]
  const Icon = icons[type]
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
