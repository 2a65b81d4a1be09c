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
      className={classNames('overflow-clip rounded-md bg-yellow-soft px-3 pt-2.5 text-yellow-ink', className)}
    >
      <p className="flex gap-2 font-medium">
        <GitCompareArrows aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 flex-1 text-pretty">{title}</span>
      </p>
      {values.length > 0 && (
        <dl className="mt-1.5 mb-2.5 flex flex-col gap-1.5">
          {values.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm">{label} is now</dt>
              <dd className="whitespace-pre-line break-words font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* The buttons stay in view while long values scroll, at the edge of the padding of a dialog. */}
      <div className="sticky -bottom-3 -mx-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-current/15 border-t bg-yellow-soft px-3 py-2">
        {hint && <p className="min-w-0 flex-1 basis-32 text-pretty text-sm">{hint}</p>}
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
