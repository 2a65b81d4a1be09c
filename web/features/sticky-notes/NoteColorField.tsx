import { Check } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { choicesFor, type NoteColor } from './colors.ts'
import { paperOf, paperStyles } from './paper.ts'

interface NoteColorFieldProps {
  value: string
  palette: readonly NoteColor[]
  onChange: (color: string) => void
}

/** The choice of a note's color, shown as sheets of paper. */
export function NoteColorField({ value, palette, onChange }: NoteColorFieldProps) {
  const name = useId()
  const choices = choicesFor(value, palette)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">Color</legend>
      {/* What takes two rows on a phone takes them half and half. */}
      <div className={classNames('flex flex-wrap gap-2', choices.length > 7 && 'max-sm:max-w-52')}>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.label} className="relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              style={paperOf(choice.value)}
              className={classNames(
                'grid size-9 place-items-center rounded-lg border border-field outline-offset-2 peer-checked:border-2 peer-checked:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-focus pointer-coarse:size-11 [&_svg]:size-4',
                paperStyles,
              )}
            >
              {choice.value === value && <Check strokeWidth={3} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
