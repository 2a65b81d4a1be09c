import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { deleteNote } from '#api/modules/sticky-notes/deletion.ts'
import { newNote, noteChanges } from '#api/modules/sticky-notes/input.ts'
import { StickyNote } from '#api/modules/sticky-notes/schema.ts'
import { createNote, updateNote } from '#api/modules/sticky-notes/service.ts'
import { withViewer } from '#api/modules/team/viewer.ts'
import { trashed } from '#api/modules/trash/payload.ts'

const noteId = recordId('StickyNote', 'Sticky note')

mutation('createStickyNote', {
  authScopes: { can: 'note:write' },
  description: 'Creates a sticky note of the viewer.',
  input: newNote,
  resolve: (input, { ctx }) => createNote(ctx, input),
  payload: recordPayload('stickyNote', StickyNote, withViewer),
})

mutation('updateStickyNote', {
  authScopes: { can: 'note:write' },
  description: "Changes the given fields of one of the viewer's own notes.",
  input: z.object({ id: noteId, ...noteChanges.shape }),
  resolve: ({ id, ...input }, { ctx }) => updateNote(ctx, id, input),
  payload: recordPayload('stickyNote', StickyNote, withViewer),
})

mutation('deleteStickyNote', {
  authScopes: { can: 'note:delete' },
  description: "Deletes one of the viewer's own notes, also for the users it is shared with.",
  ...trashed('StickyNote', deleteNote, withViewer),
})
