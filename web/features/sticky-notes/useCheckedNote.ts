import type { Outcome } from '#web/relay/useMutation.ts'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { bothNeeded, emptyFields, type NoteValues } from './noteForm.ts'

/** Saves a note that is complete. A missing field is reported at the field and in a toast. */
export function useCheckedNote(
  save: (note: NoteValues, initial: NoteValues) => Promise<Outcome<unknown>> | undefined,
) {
  const showError = useErrorToast()
  return (note: NoteValues, initial: NoteValues) => {
    const fields = emptyFields(note)
    showError(fields && { title: 'Error', description: bothNeeded })
    return fields ? { ok: false as const, error: { fields } } : save(note, initial)
  }
}
