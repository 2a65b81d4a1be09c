import { Bell, Clock, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Avatar } from '../display/Avatar.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Drawer } from '../overlays/Drawer.tsx'
import { Popover } from '../overlays/Popover.tsx'
import { Row, Shelf } from './Shelf.tsx'

export function OverlaysPage() {
  const [open, setOpen] = useState(false)
  return (
    <Shelf title="Overlays">
      <Row>
        <Popover
          title="Notifications"
          align="start"
          trigger={<IconButton label="Notifications" icon={<Bell />} />}
        >
          <EmptyState compact icon={<Clock />} title="All caught up!" />
        </Popover>
        <Button icon={<MenuIcon />} onClick={() => setOpen(true)}>
          Drawer
        </Button>
        <Avatar name="Dale Kowalczyk" size="lg" />
        <Avatar name="Priya Natarajan" />
        <Avatar name="Tom" size="sm" />
      </Row>
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu">
        <nav className="flex flex-col gap-1 p-4 pt-16">
          <a href="#dashboard" className="rounded-md px-3 py-2.5">
            Dashboard
          </a>
          <a href="#customers" className="rounded-md bg-hover px-3 py-2.5 font-medium">
            Customers
          </a>
        </nav>
      </Drawer>
    </Shelf>
  )
}
