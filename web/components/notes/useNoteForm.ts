import { useRef } from 'react'
import type { Outcome } from '#web/relay/useMutation.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { bothNeeded, emptyFields, type NoteValues, noteSchema } from './noteForm.ts'

/** The form of a note. What is missing is said at the field, and in the toast of the specification. */
export function useNoteForm(
  initial: NoteValues,
  save: (note: NoteValues) => Promise<Outcome<unknown>>,
  onSaved: () => void,
) {
  const toast = useToast()
  const said = useRef('')
  return useForm({
    schema: noteSchema,
    initial,
    async onSubmit(note) {
      toast.close(said.current)
      const fields = emptyFields(note)
      if (fields) {
        said.current = toast.error({ title: 'Error', description: bothNeeded })
        return { fields }
      }
      const outcome = await save(note)
      if (!outcome.ok) return outcome.error
      onSaved()
    },
  })
}
