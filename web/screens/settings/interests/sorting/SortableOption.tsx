import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { settingsDialogs } from '../../dialogs/settingsDialogs.ts'
import { OptionLabel, rowStyles } from '../OptionRow.tsx'
import type { Option } from '../useOptionOrder.ts'

interface SortableOptionProps {
  option: Option
  place: number
  last: number
  onMove: (from: number, to: number, button: HTMLButtonElement) => void
}

/** An option with its handle, label and the menu of its actions. */
export function SortableOption({ option, place, last, onMove }: SortableOptionProps) {
  const { label } = option
  const open = settingsDialogs.useOpen()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: option.id })
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
      <OptionLabel>{label}</OptionLabel>
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
        <MenuItem icon={<Pencil />} onSelect={() => open('editOption', { option })}>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('deleteOption', { option })}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}
