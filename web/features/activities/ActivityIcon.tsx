import { CircleDot, Handshake, NotebookPen, Phone, ShoppingBag } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** The types of activities. */
type ActivityType = 'CONTACT' | 'SALE' | 'NOTE' | 'MEETING' | 'OTHER'

const looks = {
  CONTACT: { Icon: Phone, word: 'Contact', tone: 'bg-blue-soft text-blue-ink' },
  SALE: { Icon: ShoppingBag, word: 'Sale', tone: 'bg-green-soft text-green-ink' },
  NOTE: { Icon: NotebookPen, word: 'Note', tone: 'bg-yellow-soft text-yellow-ink' },
  MEETING: { Icon: Handshake, word: 'Meeting', tone: 'bg-orange-soft text-orange-ink' },
  OTHER: { Icon: CircleDot, word: 'Other', tone: 'bg-neutral-soft text-neutral-ink' },
} as const satisfies Record<ActivityType, object>

/** The icon of an activity's type, with its name for screen readers. */
export function ActivityIcon({ type }: { type: ActivityType }) {
  const { Icon, word, tone } = looks[type]
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
