import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'

interface BellRowProps {
  /** The page of the entry. */
  to: string
  onLeave: () => void
  title: string
  about?: string
  /** The time or the priority. */
  children: ReactNode
  /** Omitted when the viewer may not complete the entry. */
  onComplete?: (opener: Element) => void
}

/** A row of the bell: its link opens the entry's page, its check mark completes it here. */
export function BellRow({ to, onLeave, title, about, children, onComplete }: BellRowProps) {
  return (
    <li className="flex items-center gap-1 pl-2 has-[a:hover]:bg-hover">
      {onComplete ? (
        <IconButton
          label={`Mark as Completed: ${title}`}
          title="Mark as Completed"
          icon={<CircleCheck className="text-faint transition-colors group-hover:text-accent-ink" />}
          onClick={({ currentTarget }) => onComplete(currentTarget)}
          className="group"
        />
      ) : (
        <span className="w-2" />
      )}
      <PreloadLink
        to={to}
        onClick={onLeave}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-3 rounded-md py-2 pr-4 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-ink">{title}</span>{' '}
          {about && <span className="block truncate text-muted text-sm">{about}</span>}
        </span>{' '}
        <span className="shrink-0 text-right text-sm">{children}</span>
      </PreloadLink>
    </li>
  )
}
