import { Bell, Clock, Menu as MenuIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Avatar } from '../display/Avatar.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Drawer } from '../overlays/Drawer.tsx'
import { Popover } from '../overlays/Popover.tsx'
import { GallerySection, Row } from './GallerySection.tsx'

export function OverlaysPage() {
  const [open, setOpen] = useState(false)
  const [panel, setPanel] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <GallerySection title="Overlays">
      <Row>
        <IconButton ref={bell} label="Notifications" icon={<Bell />} onClick={() => setPanel(!panel)} />
        <Popover
          open={panel}
          onClose={() => setPanel(false)}
          anchor={bell}
          title="Notifications"
          align="start"
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
      <Drawer open={open} onClose={() => setOpen(false)} onReopen={() => setOpen(true)} label="Menu">
        <nav className="flex flex-col gap-1 p-4 pt-16">
          <a href="#dashboard" className="rounded-md px-3 py-2.5">
            Dashboard
          </a>
          <a href="#customers" className="rounded-md bg-hover px-3 py-2.5 font-medium">
            Customers
          </a>
        </nav>
      </Drawer>
    </GallerySection>
  )
}
