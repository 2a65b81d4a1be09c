import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { NoteColor } from './colors.ts'
import { NoteColorField } from './NoteColorField.tsx'
import { type NoteValues, noteFields } from './noteForm.ts'

interface NoteFieldsProps {
  form: FormState<NoteValues>
  palette: readonly NoteColor[]
}

/** The fields of a note, for adding and editing. */
export function NoteFields({ form, palette }: NoteFieldsProps) {
  const field = labelledFields(form, noteFields)
  const { value, onChange } = field('color')
  return (
    <>
      <TextField required {...field('title')} />
      <TextArea required rows={4} {...field('content')} />
      <NoteColorField value={value} palette={palette} onChange={onChange} />
    </>
  )
}
