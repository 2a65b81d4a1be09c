import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { NoteColor } from './colors.ts'
import { NoteColorField } from './NoteColorField.tsx'
import type { NoteValues } from './noteForm.ts'

interface NoteFieldsProps {
  form: FormState<NoteValues>
  palette: readonly NoteColor[]
}

/** The fields of a note, for adding and editing. */
export function NoteFields({ form, palette }: NoteFieldsProps) {
  const { value, onChange } = form.field('color')
  return (
    <>
      <TextField label="Title" required {...form.field('title')} />
      <TextArea label="Content" required rows={4} {...form.field('content')} />
      <NoteColorField value={value} palette={palette} onChange={onChange} />
    </>
  )
}
