import type { ReactNode } from 'react'
import { CustomerPhone } from '#web/features/customers/CustomerPhone.tsx'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'

interface BellRowProps {
  /** The page of the entry. */
  to: string
  onLeave: () => void
  title: string
  /** The phone number of the customer whose name is the title. */
  phoneNumber?: string
  about?: string
  /** The time or the priority. */
  children: ReactNode
  /** Completes the entry; absent for entries that can't be completed in the panel or by the viewer. */
  circle?: ReactNode
}

interface BellCircleProps {
  title: string
  /** Whether it completes the entry without asking first, which its name says. */
  atOnce?: boolean
  onComplete: () => void
}

/** The button that completes the entry of a row. */
export function BellCircle({ title, atOnce, onComplete }: BellCircleProps) {
  return (
    <IconButton
      label={`${atOnce ? 'Complete now' : 'Mark as Completed'}: ${title}`}
      title="Mark as Completed"
      icon={<OpenCircle />}
      onClick={onComplete}
      className="group"
    />
  )
}

/** An open entry: its link leads to the page of the entry, its circle completes it in place. */
export function BellRow({ to, onLeave, title, phoneNumber, about, children, circle }: BellRowProps) {
  return (
    <li className="flex items-center gap-1 pl-2 has-[a:hover]:bg-hover">
      {circle || <span className="w-2" />}
      <PreloadLink
        to={to}
        onClick={(event) => leavesPage(event) && onLeave()}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 rounded-md py-2 pr-4 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span translate={phoneNumber ? 'no' : undefined} className="block truncate font-medium text-ink">
            {title}
          </span>{' '}
          {about && (
            <span className="block truncate text-muted text-sm">
              {phoneNumber && (
                <>
                  <CustomerPhone digits={phoneNumber} /> ·{' '}
                </>
              )}
              {about}
            </span>
          )}
        </span>{' '}
        <span className="shrink-0 text-right text-sm">{children}</span>
      </PreloadLink>
    </li>
  )
}
