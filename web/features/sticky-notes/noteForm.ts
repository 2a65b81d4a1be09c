import * as z from 'zod/mini'
import { CreateStickyNoteInput as most } from '#web/generated/maxLengths.ts'
import { bounded } from '#web/ui/forms/textShapes.ts'

/** The form values of a note. */
export type NoteValues = {
  title: string
  content: string
  color: string
}

/** The schema of a note. Missing values are checked separately, with one message for both. */
export const noteSchema = z.object({
  title: z.string().check(z.trim(), bounded('Title', most.title)),
  content: z.string().check(z.trim(), bounded('Content', most.content)),
  color: z.string(),
})

/** The message for a note without a title or content. */
export const bothNeeded = 'Please fill in both title and content'

/** The empty fields of a note with that sentence; null when both are filled in. */
export function emptyFields({ title, content }: NoteValues): Record<string, string[]> | null {
  const empty = Object.entries({ title, content }).filter(([, text]) => text === '')
  return empty.length > 0 ? Object.fromEntries(empty.map(([name]) => [name, [bothNeeded]])) : null
}
