import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { rowStyles } from './rowStyles.ts'

interface SortableRowProps {
  id: string
  label: string
  place: number
  last: number
  onMove: (from: number, to: number, button: HTMLButtonElement) => void
  onEdit: () => void
  onDelete: () => void
  /** What the row shows. */
  children: ReactNode
}

/** A row with its handle and the menu of its actions. */
export function SortableRow({
  id,
  label,
  place,
  last,
  onMove,
  onEdit,
  onDelete,
  children,
}: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const more = useRef<HTMLButtonElement>(null)
  const move = (to: number) => {
    if (more.current) onMove(place, to, more.current)
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        rowStyles,
        'bg-surface last:rounded-b-xl',
        isDragging && 'relative z-1 rounded-lg shadow-pop',
      )}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={`Drag: ${label}`}
        title="Drag to move"
        icon={<GripVertical />}
        size="sm"
        className="cursor-grab touch-none active:cursor-grabbing"
        {...attributes}
        {...listeners}
      />
      {children}
      <Menu
        trigger={
          <IconButton ref={more} label={`More: ${label}`} title="More" icon={<Ellipsis />} size="sm" />
        }
      >
        <MenuItem icon={<ArrowUp />} disabled={place === 0} onSelect={() => move(place - 1)}>
          Move up
        </MenuItem>
        <MenuItem icon={<ArrowDown />} disabled={place === last} onSelect={() => move(place + 1)}>
          Move down
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}
