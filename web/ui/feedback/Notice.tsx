import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type NoticeTone = 'info' | 'warning' | 'error'

const tones: Record<NoticeTone, string> = {
  info: 'bg-neutral-soft text-neutral-ink',
  warning: 'bg-yellow-soft text-yellow-ink',
  error: 'bg-red-soft text-red-ink',
}
const icons = { info: Info, warning: TriangleAlert, error: CircleAlert }

export type NoticeProps = {
  tone?: NoticeTone
  children: ReactNode
  /** A small element at the end, such as a ghost button. */
  action?: ReactNode
}

/** A permanent message: a warning in a form, the offline bar. Errors are announced immediately. */
export function Notice({ tone = 'info', children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2 rounded-md px-3 py-2', tones[tone])}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  )
}
