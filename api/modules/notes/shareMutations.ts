import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { SharedNote, StickyNote } from '#api/modules/notes/schema.ts'
import { removeSharedNote, shareNote, unshareNote } from '#api/modules/notes/sharing.ts'

const noteId = (id: string) => idOf('StickyNote', id, 'Sticky note')
const memberId = (id: string) => idOf('User', id, 'Team member')

builder.relayMutationField(
  'shareStickyNote',
  { inputFields: (t) => ({ id: t.id({ required: true }), memberId: t.id({ required: true }) }) },
  {
    authScopes: { can: 'note:share' },
    description:
      "Lets an active colleague see one of the viewer's own notes, and tells them. Sharing again changes nothing.",
    resolve: (_root, { input }, { shop }) => shareNote(shop, noteId(input.id), memberId(input.memberId)),
  },
  {
    outputFields: (t) => ({
      sharedNote: t.field({ type: SharedNote, resolve: (share) => share }),
      stickyNote: t.prismaField({
        type: StickyNote,
        resolve: (query, { noteId: id }, _args, { shop }) =>
          shop.db.stickyNote.findUniqueOrThrow({ ...query, where: shop.key(id) }),
      }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'unshareStickyNote',
  { inputFields: (t) => ({ id: t.id({ required: true }), memberId: t.id({ required: true }) }) },
  {
    authScopes: { can: 'note:share' },
    description: "Stops sharing one of the viewer's own notes with a colleague.",
    resolve: (_root, { input }, { shop }) => unshareNote(shop, noteId(input.id), memberId(input.memberId)),
  },
  {
    outputFields: (t) => ({
      stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'removeSharedNote',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'note:removeShared' },
    description: "Takes a colleague's note out of the viewer's own view; the note itself is left alone.",
    resolve: async (_root, { input }, { shop }) => {
      const id = idOf('SharedNote', input.id, 'Shared note')
      await removeSharedNote(shop, id)
      return { deletedSharedNoteId: globalId('SharedNote', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedSharedNoteId: t.exposeID('deletedSharedNoteId'),
      business: businessField(t),
    }),
  },
)
