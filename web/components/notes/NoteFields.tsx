import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { NoteColorField } from './NoteColorField.tsx'
import type { NoteValues } from './noteForm.ts'

/** The fields of a note, the same for a new one and an old one (part 2, section 9: four rows). */
export function NoteFields({ form }: { form: FormState<NoteValues> }) {
  const { value, onChange } = form.field('color')
  return (
    <>
      <TextField label="Title" required {...form.field('title')} />
      <TextArea label="Content" required rows={4} {...form.field('content')} />
      <NoteColorField value={value} onChange={onChange} />
    </>
  )
}
