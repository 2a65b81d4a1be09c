import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { deleteNote, restoreNote } from '#api/modules/notes/deletion.ts'
import { newNote, noteChanges } from '#api/modules/notes/input.ts'
import { StickyNote } from '#api/modules/notes/schema.ts'
import { createNote, updateNote } from '#api/modules/notes/service.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

const noteId = recordId('StickyNote', 'Sticky note')

mutation('createStickyNote', {
  authScopes: { can: 'note:write' },
  description: "Writes a note of the viewer's own.",
  input: newNote,
  resolve: (input, { ctx }) => createNote(ctx, input),
  payload: (t) => ({
    stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
    viewer: viewerField(t),
  }),
})

mutation('updateStickyNote', {
  authScopes: { can: 'note:write' },
  description: "Changes the fields that are given, of one of the viewer's own notes.",
  input: z.object({ id: noteId, ...noteChanges.shape }),
  resolve: ({ id, ...input }, { ctx }) => updateNote(ctx, id, input),
  payload: (t) => ({
    stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
    viewer: viewerField(t),
  }),
})

mutation('deleteStickyNote', {
  authScopes: { can: 'note:delete' },
  description: "Deletes one of the viewer's own notes, for those it is shared with too.",
  input: z.object({ id: noteId }),
  resolve: async ({ id }, { ctx, services }) => {
    const undoToken = await deleteNote(ctx, services.undoTokens, id)
    return { deletedStickyNoteId: globalId('StickyNote', id), undoToken }
  },
  payload: (t) => ({
    deletedStickyNoteId: t.exposeID('deletedStickyNoteId'),
    undoToken: t.exposeString('undoToken', {
      description: 'Handed to `restoreStickyNote` within the hour, brings the note back.',
    }),
    viewer: viewerField(t),
  }),
})

mutation('restoreStickyNote', {
  authScopes: { can: 'note:delete' },
  description:
    'Takes the deletion of a note back: it is what it was, shares included, and nobody is told anew. Doing it again changes nothing.',
  input: z.object({
    undoToken: z.string().meta({ description: 'The one that the deletion gave to the viewer.' }),
  }),
  resolve: ({ undoToken }, { ctx, services }) => restoreNote(ctx, services.undoTokens, undoToken),
  payload: (t) => ({
    stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
    viewer: viewerField(t),
  }),
})
