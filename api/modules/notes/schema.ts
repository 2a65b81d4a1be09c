import { builder } from '#api/core/builder.ts'
import { loadNodes } from '#api/core/connection.ts'
import { rowId } from '#api/core/ids.ts'
import { Business } from '#api/modules/business/schema.ts'
import { ownNotes, pageOfOwnNotes } from '#api/modules/notes/service.ts'

/** A coloured note, private to its owner (part 2 section 3, decisions section 9). */
export const StickyNote = builder.prismaNode('StickyNote', {
  nullable: true,
  description: 'A coloured note, private to its owner.',
  id: { resolve: (note) => String(note.id) },
  findUnique: (id, { shop }) => ({ ...shop.key(rowId(id)), AND: [ownNotes(shop)] }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    title: t.exposeString('title'),
    content: t.exposeString('content'),
    color: t.exposeString('color', { description: 'As `#fef3c7`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaObjectField(Business, 'stickyNotes', (t) =>
  t.connection({
    type: StickyNote,
    description: "The viewer's own notes in their order, new ones first.",
    resolve: (_business, args, context, info) =>
      pageOfOwnNotes(context.shop, args, context.pageLimit, loadNodes(context, info)),
  }),
)
