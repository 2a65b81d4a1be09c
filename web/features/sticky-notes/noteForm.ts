import * as z from 'zod/mini'
import { CreateStickyNoteInput as most } from '#web/generated/maxLengths.ts'
import { labelled, trimmed } from '#web/ui/forms/fieldShapes.ts'
import { panelColors, screenColors } from './colors.ts'

const colorNames = new Map([...screenColors, ...panelColors].map(({ value, label }) => [value, label]))

/** The fields of a note. Missing values are checked separately, with one message for both. */
export const noteFields = {
  title: trimmed('Title', most.title),
  content: trimmed('Content', most.content),
  color: labelled('Color', z.string(), (color) => colorNames.get(color) ?? color),
}

export const noteSchema = z.object(noteFields)

/** The form values of a note. */
export type NoteValues = z.input<typeof noteSchema>

/** The message for a note without a title or content. */
export const bothNeeded = 'Please fill in both title and content'

/** The empty fields of a note with that sentence; null when both are filled in. */
export function emptyFields({ title, content }: NoteValues): Record<string, string[]> | null {
  const empty = Object.entries({ title, content }).filter(([, text]) => text === '')
  return empty.length > 0 ? Object.fromEntries(empty.map(([name]) => [name, [bothNeeded]])) : null
}
