import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { OptionLabel, rowStyles } from '../OptionRow.tsx'
import type { Option, OptionDialogRequest } from '../optionDialogRequest.ts'

interface SortableOptionProps {
  option: Option
  place: number
  last: number
  onMove: (from: number, to: number, button: HTMLButtonElement) => void
  onRequest: (request: OptionDialogRequest) => void
}

/** An option with its handle, label and actions. */
export function SortableOption({ option, place, last, onMove, onRequest }: SortableOptionProps) {
  const { label } = option
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: option.id })
  const ask = (kind: OptionDialogRequest['kind']) => ({
    onClick: () => onRequest({ kind, option }),
  })
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
      <div className="flex max-sm:basis-full max-sm:justify-end">
        <IconButton
          label={`Move up: ${label}`}
          title="Move up"
          icon={<ArrowUp />}
          size="sm"
          disabled={place === 0}
          onClick={({ currentTarget }) => onMove(place, place - 1, currentTarget)}
        />
        <IconButton
          label={`Move down: ${label}`}
          title="Move down"
          icon={<ArrowDown />}
          size="sm"
          disabled={place === last}
          onClick={({ currentTarget }) => onMove(place, place + 1, currentTarget)}
        />
        <IconButton label={`Edit: ${label}`} title="Edit" icon={<Pencil />} size="sm" {...ask('edit')} />
        <IconButton
          label={`Delete: ${label}`}
          title="Delete"
          icon={<Trash2 />}
          size="sm"
          {...ask('delete')}
        />
      </div>
    </li>
  )
}
