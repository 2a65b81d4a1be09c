import { GitCompareArrows } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface NewerNoticeProps extends ComponentProps<'div'> {
  title: string
  /** The labels and the newer values of the changed fields. */
  values: readonly (readonly [label: string, value: string])[]
  /** What saving does. */
  hint?: string
  /** The buttons. */
  children: ReactNode
}

/** Tells that another user has changed fields that are being edited, with their newer values. */
export function NewerNotice({ title, values, hint, children, className, ...props }: NewerNoticeProps) {
  return (
    <div
      {...props}
      className={classNames('flex gap-2 rounded-md bg-yellow-soft px-3 py-2.5 text-yellow-ink', className)}
    >
      <GitCompareArrows aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {values.length > 0 && (
          <dl className="mt-2 flex flex-col gap-1.5">
            {values.map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm">{label} is now</dt>
                <dd className="whitespace-pre-line break-words font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {hint && <p className="mt-2">{hint}</p>}
        <div className="mt-3 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
