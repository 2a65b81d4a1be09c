import { z } from 'zod'
import { longText, text } from '#api/core/input/input.ts'

/** The default color of a note. */
export const storedColor = '#fbbf24'

/** The colors of a note: those of the notes screen, those of the dashboard, and the default. */
const colors = [
  ...['#fef3c7', '#dbeafe', '#dcfce7', '#fce7f3', '#f3e8ff', '#fed7d7', '#e6fffa', '#fef5e7'],
  ...['#fed7aa', '#fecaca', '#bfdbfe', '#bbf7d0', '#e9d5ff'],
  storedColor,
] as const

const invalidColor = 'Color must be one of the note colors'

const color = z
  .string({ error: invalidColor })
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(colors, { error: invalidColor }))
  .meta({ description: 'One of the colors of the two palettes, as `#fef3c7`.' })

const required = 'Please fill in both title and content'

const fields = {
  title: text('Title', 120, required),
  content: longText('Content', 5000, required),
}

/** A new note. */
export const newNote = z.object({
  ...fields,
  color: color
    .nullish()
    .transform((value) => value ?? storedColor)
    .meta({ description: `A color of the two palettes; \`${storedColor}\` when it is omitted.` }),
})
export type NewNote = z.output<typeof newNote>

/** Changes of a note: only the given fields. */
export const noteChanges = z
  .object({ ...fields, color: color.nullish().transform((value) => value ?? undefined) })
  .partial()
export type NoteChanges = z.output<typeof noteChanges>
