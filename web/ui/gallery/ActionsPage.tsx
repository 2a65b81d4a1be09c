import { CalendarPlus, Ellipsis, Pencil, Phone, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { LinkButton } from '../actions/LinkButton.tsx'
import { TextLink } from '../actions/TextLink.tsx'
import { useToast } from '../feedback/useToast.ts'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../overlays/Menu.tsx'
import { DialogSample } from './DialogSample.tsx'
import { GallerySection, Row } from './GallerySection.tsx'

export function ActionsPage() {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <GallerySection title="Actions">
        <Row>
          <Button variant="primary" icon={<Plus />}>
            Add Customer
          </Button>
          <Button icon={<CalendarPlus />}>Schedule Contact</Button>
          <Button variant="ghost">Change Status</Button>
          <Button variant="danger" icon={<Trash2 />}>
            Delete
          </Button>
          <Button variant="primary" pending pendingText="Scheduling...">
            Schedule Contact
          </Button>
          <Button disabled>Disabled</Button>
          <DialogSample />
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button size="lg" variant="primary">
            Large
          </Button>
          <LinkButton href="tel:5550102030" icon={<Phone />}>
            Call
          </LinkButton>
          <IconButton label="Edit" icon={<Pencil />} />
          <IconButton label="Delete" icon={<Trash2 />} variant="secondary" />
          <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />}>
            <MenuItem icon={<Pencil />}>Edit</MenuItem>
            <MenuItem icon={<CalendarPlus />}>Schedule Contact</MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsking(true)}>
              Delete
            </MenuItem>
          </Menu>
          <TextLink href="#forgot">Forgot your password?</TextLink>
        </Row>
        <Row>
          <Button
            onClick={() => toast.success({ title: 'Success', description: 'Contact scheduled successfully' })}
          >
            Success toast
          </Button>
          <Button
            onClick={() =>
              toast.success({
                title: 'Contact marked as completed',
                action: { label: 'Undo', onSelect: () => toast.success({ title: 'Undone' }) },
              })
            }
          >
            Undo toast
          </Button>
          <Button onClick={() => toast.error({ title: 'Error', description: 'Failed to schedule contact' })}>
            Error toast
          </Button>
          <Button onClick={() => setAsking(true)}>Confirm dialog</Button>
        </Row>
      </GallerySection>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Confirm Delete"
        description="This removes Maria Ortiz and also deletes all related contacts and activities. This action cannot be undone."
        confirmText="Delete Customer"
        onConfirm={() => setAsking(false)}
      />
    </>
  )
}
