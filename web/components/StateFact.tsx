import { CircleAlert, CircleCheck, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/display/Badge.tsx'

const stateIcons = { green: CircleCheck, yellow: CircleAlert, red: CircleX, blue: LoaderCircle }

/** A state in a word, and how good it is. */
export interface StateLabel {
  readonly label: string
  readonly tone: keyof typeof stateIcons
}

export function StateBadge({ tone, label }: StateLabel) {
  const Icon = stateIcons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  )
}

interface StateFactProps {
  Icon: LucideIcon
  label: string
  /** Announced when it changes. */
  detail?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A row of a `<dl>`: an icon with a label, a value or a state, and what there is to say about it. */
export function StateFact({ Icon, label, detail, action, children }: StateFactProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <dt className="flex w-36 shrink-0 items-center gap-3 text-muted max-sm:w-full">
        <Icon aria-hidden className="size-5 shrink-0 text-faint" />
        {label}
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3 font-medium text-ink max-sm:pl-8">
        <div
          role={detail ? 'status' : undefined}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 break-words"
        >
          {children}
          {detail && <span className="min-w-0 font-normal text-muted tabular-nums">{detail}</span>}
        </div>
        {action}
      </dd>
    </div>
  )
}
