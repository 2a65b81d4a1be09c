import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId, rowId } from '#api/core/graph/ids.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { knownShares, ownNoteList, ownNotes, sharedNoteList } from '#api/modules/notes/lists.ts'
import { User } from '#api/modules/team/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** The most colleagues that a note names. */
const mostShares = 50

/** A coloured note, private to its owner. */
export const StickyNote = builder.prismaNode('StickyNote', {
  nullable: true,
  description: 'A coloured note, private to its owner. Those it is shared with see a `SharedNote`.',
  id: { resolve: (note) => String(note.id) },
  findUnique: (id, { ctx }) => ({ ...ctx.key(rowId(id)), AND: [ownNotes(ctx)] }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    color: t.exposeString('color', { description: 'As `#fef3c7`.' }),
    position: t.exposeInt('position', { description: 'Its place among the notes; of two alike, the newer.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    sharedWith: t.field({
      type: [User],
      extensions: priced({ rows: mostShares, statements: 0 }),
      description: `The colleagues who see it, in the order it was shared with them; at most ${mostShares}.`,
      select: (_args, _context, nested) => ({
        shares: { orderBy: { id: 'asc' }, take: mostShares, select: { sharedWith: nested(true) } },
      }),
      resolve: ({ shares }) => shares.map(({ sharedWith }) => sharedWith),
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may edit it.',
      resolve: (_note, _args, { viewer }) => may(viewer, 'note:write'),
    }),
    canShare: t.boolean({
      description: 'Whether the viewer may share it, and stop that.',
      resolve: (_note, _args, { viewer }) => may(viewer, 'note:share'),
    }),
    canDelete: t.boolean({
      description: 'Whether the viewer may delete it.',
      resolve: (_note, _args, { viewer }) => may(viewer, 'note:delete'),
    }),
  }),
})

const stickyNoteConnection = connectionOf(StickyNote)

builder.objectField(Viewer, 'stickyNotes', (t) =>
  t.connection(
    {
      type: StickyNote,
      description: "The viewer's own notes in their order, new ones first.",
      ...listConnection(ownNoteList),
    },
    ...stickyNoteConnection,
  ),
)

/** A note as its recipient sees it. */
export const SharedNote = builder.prismaNode('SharedNote', {
  nullable: true,
  description: "A colleague's note as those see it with whom it is shared: to read only.",
  id: { resolve: (share) => String(share.id) },
  findUnique: (id, { ctx }) => ({ ...ctx.key(rowId(id)), AND: [knownShares(ctx)] }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    noteId: t.id({
      description: 'The note itself, which only its owner can read.',
      resolve: ({ noteId }) => globalId('StickyNote', noteId),
    }),
    title: t.string({ select: { note: { select: { title: true } } }, resolve: ({ note }) => note.title }),
    content: t.string({
      select: { note: { select: { content: true } } },
      resolve: ({ note }) => note.content,
    }),
    color: t.string({
      description: 'As `#fef3c7`.',
      select: { note: { select: { color: true } } },
      resolve: ({ note }) => note.color,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the note was written.',
      select: { note: { select: { createdAt: true } } },
      resolve: ({ note }) => note.createdAt,
    }),
    sharedAt: t.expose('createdAt', { type: 'DateTime' }),
    sharedBy: t.relation('sharedBy', { description: 'Whose note it is.' }),
    sharedWith: t.relation('sharedWith'),
    canRemove: t.boolean({
      description: 'Whether the viewer may take it out of their own view.',
      resolve: ({ sharedWithUserId }, _args, { viewer }) =>
        may(viewer, 'note:removeShared') && viewer.kind === 'member' && viewer.userId === sharedWithUserId,
    }),
  }),
})

const sharedNoteConnection = connectionOf(SharedNote)

builder.objectField(Viewer, 'sharedNotes', (t) =>
  t.connection(
    {
      type: SharedNote,
      description: 'Notes that colleagues share with the viewer, what was shared last first.',
      ...listConnection(sharedNoteList),
    },
    ...sharedNoteConnection,
  ),
)
