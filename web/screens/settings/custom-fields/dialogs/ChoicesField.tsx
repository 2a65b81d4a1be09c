import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import type { FieldValue } from '#web/ui/fields/fieldProps.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** A choice in the form; one without a number is new. */
export interface FormChoice {
  readonly number: number | null
  readonly label: string
}

type ChoicesFieldProps = FieldValue<readonly FormChoice[]> & { error?: string | undefined }

/** The choices of a field, which can be renamed, added and removed. */
export function ChoicesField({ value: choices, onChange, error }: ChoicesFieldProps) {
  const message = useId()
  return (
    <fieldset aria-describedby={error && message} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">Choices</legend>
      {choices.map((choice, at) => (
        <div key={choice.number ?? `new ${at}`} className="flex items-center gap-1">
          <TextField
            label={`Choice ${at + 1}`}
            hideLabel
            className="flex-1"
            value={choice.label}
            onChange={(label) => onChange(choices.with(at, { ...choice, label }))}
          />
          <IconButton
            label={`Remove: ${choice.label || `Choice ${at + 1}`}`}
            icon={<X />}
            onClick={() => onChange(choices.toSpliced(at, 1))}
          />
        </div>
      ))}
      {error && (
        <p id={message} role="alert" className="text-danger-ink text-sm">
          {error}
        </p>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<Plus />}
        onClick={() => onChange([...choices, { number: null, label: '' }])}
      >
        Add choice
      </Button>
    </fieldset>
  )
}
