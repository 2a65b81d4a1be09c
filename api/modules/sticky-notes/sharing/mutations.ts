import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { SharedNote, StickyNote } from '#api/modules/sticky-notes/schema.ts'
import { removeSharedNote, shareNote, unshareNote } from '#api/modules/sticky-notes/sharing/service.ts'
import { userId } from '#api/modules/team/input.ts'
import { viewerField } from '#api/modules/team/viewer.ts'

const noteId = recordId('StickyNote', 'Sticky note')

mutation('shareStickyNote', {
  authScopes: { can: 'note:share' },
  description: "Shares one of the viewer's own notes with an active user, who is notified. Idempotent.",
  input: z.object({ id: noteId, userId: userId }),
  resolve: (input, { ctx }) => shareNote(ctx, input.id, input.userId),
  payload: (t) => ({
    sharedNote: t.field({ type: SharedNote, resolve: (share) => share }),
    stickyNote: t.prismaField({
      type: StickyNote,
      resolve: (query, { noteId: id }, _args, { ctx }) =>
        ctx.db.stickyNote.findUniqueOrThrow({ ...query, where: ctx.key(id) }),
    }),
    viewer: viewerField(t),
  }),
})

mutation('unshareStickyNote', {
  authScopes: { can: 'note:share' },
  description: "Stops sharing one of the viewer's own notes with a user.",
  input: z.object({ id: noteId, userId: userId }),
  resolve: (input, { ctx }) => unshareNote(ctx, input.id, input.userId),
  payload: (t) => ({
    stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
    viewer: viewerField(t),
  }),
})

mutation('removeSharedNote', {
  authScopes: { can: 'note:removeShared' },
  description: "Removes a shared note from the viewer's list. The note itself stays.",
  input: z.object({ id: recordId('SharedNote', 'Shared note') }),
  resolve: async ({ id }, { ctx }) => {
    await removeSharedNote(ctx, id)
    return { deletedSharedNoteId: globalId('SharedNote', id) }
  },
  payload: (t) => ({
    deletedSharedNoteId: t.exposeID('deletedSharedNoteId'),
    viewer: viewerField(t),
  }),
})
