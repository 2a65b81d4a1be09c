import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { deletion, recordPayload } from '#api/modules/business/payload.ts'
import { SharedNote, StickyNote } from '#api/modules/sticky-notes/schema.ts'
import { removeSharedNote, shareNote, unshareNote } from '#api/modules/sticky-notes/sharing/service.ts'
import { userId } from '#api/modules/team/input.ts'
import { viewerField, withViewer } from '#api/modules/team/viewer.ts'

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
  payload: recordPayload('stickyNote', StickyNote, withViewer),
})

mutation('removeSharedNote', {
  authScopes: { can: 'note:removeShared' },
  description: "Removes a shared note from the viewer's list. The note itself stays.",
  ...deletion('SharedNote', recordId('SharedNote', 'Shared note'), removeSharedNote, withViewer),
})
