import * as z from 'zod/mini'
import { CreateStickyNoteInput as most } from '#web/generated/maxLengths.ts'
import { bounded } from '#web/ui/forms/textShapes.ts'

/** What the fields of a note hold while it is written. */
export type NoteValues = {
  title: string
  content: string
  color: string
}

/** A note, new or edited; that something stands in both is asked apart. */
export const noteSchema = z.object({
  title: z.string().check(z.trim(), bounded('Title', most.title)),
  content: z.string().check(z.trim(), bounded('Content', most.content)),
  color: z.string(),
})

/** What a note without a title or a content is told. */
export const bothNeeded = 'Please fill in both title and content'

/** The empty fields of a note with that sentence; null when both are filled in. */
export function emptyFields({ title, content }: NoteValues): Record<string, string[]> | null {
  const empty = Object.entries({ title, content }).filter(([, text]) => text === '')
  return empty.length > 0 ? Object.fromEntries(empty.map(([name]) => [name, [bothNeeded]])) : null
}
