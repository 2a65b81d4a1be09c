import { type ReactNode, useId } from 'react'
import { classNames } from '#web/lib/classNames.ts'

interface ListGroupProps {
  title: string
  /** Whether only screen readers get the heading. */
  titleHidden?: boolean
  /** The classes of the list. */
  className: string
  children: ReactNode
}

/** The entries of one group of a list, such as *Today*, under its heading. */
export function ListGroup({ title, titleHidden = false, className, children }: ListGroupProps) {
  const name = useId()
  return (
    <div className="not-first:mt-7">
      <p
        id={name}
        className={classNames(
          titleHidden ? 'sr-only' : 'mb-3 font-semibold text-lg',
          title === 'Overdue' ? 'text-danger-ink' : 'text-ink',
        )}
      >
        {title}
      </p>
      <ul aria-labelledby={name} className={className}>
        {children}
      </ul>
    </div>
  )
}
