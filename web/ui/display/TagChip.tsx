import { X } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { type TagColor, tagColors } from './tagColors.ts'

export interface TagChipProps {
  color: TagColor
  /** The label of the tag; its color must not be the only information. */
  children: string
  /** Adds a button that takes the tag off. */
  onRemove?: (() => void) | undefined
}

/** A tag in its color. Rounded less than a badge, so that a tag is not taken for a status. */
export function TagChip({ color, children, onRemove }: TagChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 max-w-full items-center rounded-md px-1.5 font-medium text-xs',
        tagColors[color].classes,
      )}
    >
      <span className="min-w-0 truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove: ${children}`}
          title={`Remove: ${children}`}
          onClick={onRemove}
          className="-mr-1 relative ml-0.5 rounded-sm p-0.5 after:absolute after:-inset-1 pointer-coarse:after:-inset-3.5 hover:bg-hover"
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </span>
  )
}
