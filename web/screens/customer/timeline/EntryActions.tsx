import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'

interface EntryActionsProps {
  /** The title of the entry, in the labels of its buttons. */
  title: string
  /** Shows the circle that completes the entry. */
  onComplete?: () => void
  /** The `MenuItem`s of further actions; null for no menu. */
  children: ReactNode
}

/** The actions of an entry that is open. */
export function EntryActions({ title, onComplete, children }: EntryActionsProps) {
  return (
    <div className="-my-1.5 -mr-2 flex self-center print:hidden">
      {onComplete && (
        <IconButton
          label={`Mark as Completed: ${title}`}
          title="Mark as Completed"
          icon={<OpenCircle />}
          onClick={onComplete}
          className="group"
        />
      )}
      {children && (
        <Menu
          trigger={
            <IconButton label={`More: ${title}`} title="More" icon={<Ellipsis className="text-faint" />} />
          }
        >
          {children}
        </Menu>
      )}
    </div>
  )
}
