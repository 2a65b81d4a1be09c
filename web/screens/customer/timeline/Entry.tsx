import type { ReactNode } from 'react'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { formatDateTime, formatDay, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'

/** The parts of a timeline entry. */
interface EntryProps {
  /** The kind of the entry, as text and icon. */
  kind: string
  icon: ReactNode
  tone: keyof typeof tones
  title: string
  /** An instant. */
  at: string
  /** Shows the day too, because upcoming entries have no day headings. */
  dated?: boolean
  /** The state, if it needs attention. */
  badge?: ReactNode
  /** Details, such as the actor or the duration. */
  meta?: ReactNode
  /** The text of the entry, with its line breaks. */
  text?: string | null
  /** The actions of the entry. */
  action?: ReactNode
}

const tones = {
  blue: 'bg-blue-soft text-blue-ink',
  green: 'bg-green-soft text-green-ink',
  yellow: 'bg-yellow-soft text-yellow-ink',
  orange: 'bg-orange-soft text-orange-ink',
  red: 'bg-red-soft text-red-ink',
  neutral: 'bg-neutral-soft text-neutral-ink',
}

/** The frame of an entry of the timeline. */
export function Entry({ kind, icon, tone, title, at, dated, badge, meta, text, action }: EntryProps) {
  const timeZone = useTimeZone()
  return (
    <li className="flex gap-3 p-4">
      <span
        title={kind}
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-full [&_svg]:size-4',
          tones[tone],
        )}
      >
        <VisuallyHidden>{kind}</VisuallyHidden>
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        {/* On narrow screens the time is below the title. */}
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <p className="min-w-0 flex-1 basis-44 whitespace-pre-line break-words font-medium text-ink">
            {title}
          </p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            {badge}
            <time
              dateTime={at}
              title={formatDateTime(at, timeZone)}
              className={classNames('whitespace-nowrap text-sm', dated ? 'text-ink' : 'text-faint')}
            >
              {dated && `${formatDay(at, timeZone)}, `}
              {formatTime(at, timeZone)}
            </time>
          </div>
        </div>
        {text && <ClampedText text={text} className="text-muted" />}
        {meta && <p className="break-words text-faint text-sm">{meta}</p>}
      </div>
      {action}
    </li>
  )
}
