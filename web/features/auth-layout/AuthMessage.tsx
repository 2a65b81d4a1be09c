import type { ReactNode } from 'react'

interface AuthMessageProps {
  icon: ReactNode
  title: string
  children: ReactNode
  /** The next actions, the most important one first. */
  actions: ReactNode
}

/** A message on the pages before sign-in: a step that succeeded or failed, with the next actions. */
export function AuthMessage({ icon, title, children, actions }: AuthMessageProps) {
  return (
    <>
      <div
        aria-hidden
        className="mb-4 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-5.5"
      >
        {icon}
      </div>
      {/* It takes the place of a form: who cannot see that hears it. */}
      <h1 ref={focusOnce} tabIndex={-1} className="mb-2 font-semibold text-xl outline-none">
        {title}
      </h1>
      <div className="flex flex-col gap-3 text-pretty text-muted">{children}</div>
      <div className="mt-6 flex flex-col gap-2">{actions}</div>
    </>
  )
}

function focusOnce(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
