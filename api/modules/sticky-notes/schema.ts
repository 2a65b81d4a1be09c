import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { knownShares, ownNoteList, ownNotes, sharedNoteList } from '#api/modules/sticky-notes/lists.ts'
import { User } from '#api/modules/team/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** The maximum number of users in `sharedWith`. */
const mostShares = 50

/** A sticky note, private to its owner. */
export const StickyNote = builder.prismaNode('StickyNote', {
  ...recordNode(ownNotes),
  description: 'A sticky note. Only its owner can see it; users it is shared with see a `SharedNote`.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    color: t.exposeString('color', { description: 'The color as `#RRGGBB`.' }),
    position: t.exposeInt('position', {
      description: 'Its position in the list. Of two notes with the same position the newer one comes first.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    sharedWith: t.field({
      type: [User],
      extensions: priced({ rows: mostShares, statements: 0 }),
      description: `The users who can see it, in the order of sharing; at most ${mostShares}.`,
      select: (_args, _context, nested) => ({
        shares: { orderBy: { id: 'asc' }, take: mostShares, select: { sharedWith: nested(true) } },
      }),
      resolve: ({ shares }) => shares.map(({ sharedWith }) => sharedWith),
    }),
    canEdit: t.boolean(allowed('note:write', 'edit it')),
    canShare: t.boolean(allowed('note:share', 'share it and stop sharing it')),
    canDelete: t.boolean(allowed('note:delete', 'delete it')),
  }),
})

builder.objectField(Viewer, 'stickyNotes', (t) =>
  t.connection(
    {
      type: StickyNote,
      description: "The viewer's own notes, by position, then newest first.",
      args: { ...changeArgs },
      ...listConnection(withChangeArgs(ownNoteList)),
    },
    ...connectionOf(StickyNote),
  ),
)

/** A note as its recipient sees it. */
export const SharedNote = builder.prismaNode('SharedNote', {
  extensions: quotesRecords,
  ...recordNode(knownShares),
  description: 'A sticky note that another user shares with the viewer, read-only.',
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
      description: 'The color as `#RRGGBB`.',
      select: { note: { select: { color: true } } },
      resolve: ({ note }) => note.color,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the note was created.',
      select: { note: { select: { createdAt: true } } },
      resolve: ({ note }) => note.createdAt,
    }),
    sharedAt: t.expose('createdAt', { type: 'DateTime' }),
    sharedBy: t.relation('sharedBy', { description: 'The owner of the note.' }),
    sharedWith: t.relation('sharedWith'),
    canRemove: t.boolean({
      description: 'Whether the viewer may remove it from their own list.',
      resolve: ({ sharedWithUserId }, _args, { viewer }) =>
        may(viewer, 'note:removeShared') && viewer.kind === 'user' && viewer.userId === sharedWithUserId,
    }),
  }),
})

builder.objectField(Viewer, 'sharedNotes', (t) =>
  t.connection(
    {
      type: SharedNote,
      description: 'Notes that other users share with the viewer, latest share first.',
      ...listConnection(sharedNoteList),
    },
    ...connectionOf(SharedNote),
  ),
)
