import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { deleteNote, restoreNote } from '#api/modules/notes/deletion.ts'
import { StickyNote } from '#api/modules/notes/schema.ts'
import { createNote, updateNote } from '#api/modules/notes/service.ts'

const colors = 'One of the colors of the two palettes, as `#fef3c7`.'
const noteId = (id: string) => idOf('StickyNote', id, 'Sticky note')

builder.relayMutationField(
  'createStickyNote',
  {
    inputFields: (t) => ({
      title: t.string({ required: true, description: 'At most 120 characters.' }),
      content: t.string({ required: true, description: 'At most 5,000 characters.' }),
      color: t.string({ description: `${colors} \`#fbbf24\` when it is missing.` }),
    }),
  },
  {
    authScopes: { can: 'note:write' },
    description: "Writes a note of the viewer's own.",
    resolve: (_root, { input }, { shop }) => createNote(shop, input),
  },
  {
    outputFields: (t) => ({
      stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'updateStickyNote',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      title: t.string({ description: 'At most 120 characters.' }),
      content: t.string({ description: 'At most 5,000 characters.' }),
      color: t.string({ description: colors }),
    }),
  },
  {
    authScopes: { can: 'note:write' },
    description: "Changes the fields that are given, of one of the viewer's own notes.",
    resolve: (_root, { input: { id, ...input } }, { shop }) => updateNote(shop, noteId(id), input),
  },
  {
    outputFields: (t) => ({
      stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'deleteStickyNote',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'note:delete' },
    description: "Deletes one of the viewer's own notes, for those it is shared with too.",
    resolve: async (_root, { input }, { shop, house }) => {
      const id = noteId(input.id)
      const receipt = await deleteNote(shop, house.receipts, id)
      return { deletedStickyNoteId: globalId('StickyNote', id), receipt }
    },
  },
  {
    outputFields: (t) => ({
      deletedStickyNoteId: t.exposeID('deletedStickyNoteId'),
      receipt: t.exposeString('receipt', {
        description: 'Handed to `restoreStickyNote` within the hour, brings the note back.',
      }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'restoreStickyNote',
  {
    inputFields: (t) => ({
      receipt: t.string({ required: true, description: 'The one that the deletion gave to the viewer.' }),
    }),
  },
  {
    authScopes: { can: 'note:delete' },
    description:
      'Takes the deletion of a note back: it is what it was, shares included, and nobody is told anew. Doing it again changes nothing.',
    resolve: (_root, { input }, { shop, house }) => restoreNote(shop, house.receipts, input.receipt),
  },
  {
    outputFields: (t) => ({
      stickyNote: t.field({ type: StickyNote, resolve: (note) => note }),
      business: businessField(t),
    }),
  },
)
