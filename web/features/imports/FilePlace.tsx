import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface FilePlaceProps {
  title: string
  icon: ReactNode
  /** What the place takes. */
  text: ReactNode
  /** The words of its button. */
  act: string
  onAct: () => void
  pending: boolean
  /** Why the last file was not taken. */
  problem: string | null
  /** The element onto which files are dropped. */
  area?: RefObject<HTMLElement | null>
  border?: string
  /** What belongs to the button. */
  children?: ReactNode
}

/** A large place for a file, with the button that brings one. */
export function FilePlace({ area, border, title, icon, text, act, onAct, ...rest }: FilePlaceProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      ref={area}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-xl px-6 py-12 text-center transition-colors max-sm:px-4 max-sm:py-8',
        border ?? 'border border-line bg-surface',
      )}
    >
      <span
        aria-hidden
        className="mb-2 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-5.5"
      >
        {icon}
      </span>
      <h2 id={heading} className="font-semibold text-ink text-lg">
        {title}
      </h2>
      <p className="max-w-md text-pretty text-muted">{text}</p>
      <Button
        variant="primary"
        size="lg"
        className="mt-3"
        pending={rest.pending}
        pendingText="Opening..."
        onClick={onAct}
      >
        {act}
      </Button>
      {rest.children}
      {rest.problem && (
        <p role="alert" className="mt-1 max-w-md text-pretty text-danger-ink">
          {rest.problem}
        </p>
      )}
    </section>
  )
}
