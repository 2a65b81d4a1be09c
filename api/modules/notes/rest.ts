import { z } from 'zod'
import { globalId, idOf } from '#api/core/graph/ids.ts'
import { newNote, noteChanges } from '#api/modules/notes/input.ts'
import { roleTexts } from '#api/modules/team/rest.ts'
import { recordRow, recordShape } from '#api/rest/recordRow.ts'
import { instant, recordNumber, row, success, withNames } from '#api/rest/route.ts'

const user = z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })

const note = recordShape({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  color: z.string(),
  position: z.int(),
  createdAt: instant,
  sharedWith: z.array(user).meta({ description: 'The users who can see it.' }),
}).meta({ id: 'StickyNote' })

const fields = `
  id: databaseId title content color position createdAt updatedAt
  sharedWith { id: databaseId firstName lastName }`

const sharedNote = z
  .object({
    id: z.int().meta({ description: 'The number of the share, not of the note.' }),
    noteId: z.int(),
    title: z.string(),
    content: z.string(),
    color: z.string(),
    createdAt: instant,
    sharedBy: user,
  })
  .meta({ id: 'SharedNote' })

const share = z
  .object({
    id: z.int(),
    noteId: z.int(),
    sharedWithUserId: z.int(),
    sharedByUserId: z.int(),
    canEdit: z.literal(false),
    createdAt: instant,
  })
  .meta({ id: 'NoteShare' })

interface Share {
  noteId: string
  sharedWith: { id: number }
  sharedBy: { id: number }
}

/** REST identifies the shared note by its number. */
const withNoteNumber = <Node extends { noteId: string }>(node: Node) =>
  withNames(node, { noteId: idOf('StickyNote', node.noteId) })

const noteId = ({ id }: { id: number }) => globalId('StickyNote', id)

/** The REST rows of sticky notes and their sharing. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/sticky-notes',
    summary: "The user's own notes, by position, then newest first, each with the users it is shared with.",
    operation: `query ($first: Int, $after: String, $order: RecordOrder, $updatedSince: DateTime) { viewer {
      stickyNotes(first: $first, after: $after, order: $order, updatedSince: $updatedSince) {
        edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
      } } }`,
    at: 'viewer.stickyNotes',
    list: true,
    sync: {},
    answer: note,
  }),
  row({
    method: 'GET',
    path: '/api/shared-notes',
    summary: 'Notes that other users share with the user, latest share first.',
    operation: `query ($first: Int, $after: String) { viewer { sharedNotes(first: $first, after: $after) {
        edges { node { id: databaseId noteId title content color createdAt
          sharedBy { id: databaseId firstName lastName } } }
        pageInfo { hasNextPage endCursor }
      } } }`,
    at: 'viewer.sharedNotes',
    list: true,
    answer: sharedNote,
    reshape: withNoteNumber,
  }),
  row({
    method: 'GET',
    path: '/api/team-members',
    summary: 'The other active users of the business, with whom a note can be shared.',
    operation: `query { viewer { teammates { id: databaseId firstName lastName role } } }`,
    at: 'viewer.teammates',
    list: true,
    answer: user.extend({ role: roleTexts.answer }),
  }),
  recordRow({
    path: '/api/sticky-notes/:id',
    record: 'StickyNote',
    noun: 'Sticky note',
    fields,
    answer: note,
  }),
  row({
    method: 'POST',
    path: '/api/sticky-notes',
    summary: 'Creates a sticky note of the user.',
    operation: `mutation ($input: CreateStickyNoteInput!) {
      createStickyNote(input: $input) { stickyNote { ${fields} } } }`,
    at: 'createStickyNote.stickyNote',
    status: 201,
    answer: note,
    body: newNote,
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/sticky-notes/:id',
    summary: 'Changes the fields that are sent.',
    operation: `mutation ($input: UpdateStickyNoteInput!) {
      updateStickyNote(input: $input) { stickyNote { ${fields} } } }`,
    at: 'updateStickyNote.stickyNote',
    answer: note,
    body: noteChanges,
    variables: ({ params, body }) => ({ input: { ...body, id: noteId(params) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/sticky-notes/:id',
    summary: 'Deletes a note, also for the users it is shared with.',
    operation: `mutation ($input: DeleteStickyNoteInput!) {
      deleteStickyNote(input: $input) { deletedStickyNoteId } }`,
    at: 'deleteStickyNote',
    ...success,
    variables: ({ params }) => ({ input: { id: noteId(params) } }),
  }),
  row({
    method: 'POST',
    path: '/api/sticky-notes/:id/share',
    summary: 'Shares a note with an active user, read-only. Idempotent.',
    operation: `mutation ($input: ShareStickyNoteInput!) {
      shareStickyNote(input: $input) { sharedNote {
        id: databaseId noteId createdAt: sharedAt
        sharedWith { id: databaseId } sharedBy { id: databaseId }
      } } }`,
    at: 'shareStickyNote.sharedNote',
    status: 201,
    answer: share,
    reshape: ({ sharedWith, sharedBy, ...node }: Share) => ({
      ...withNoteNumber(node),
      canEdit: false,
      sharedWithUserId: sharedWith.id,
      sharedByUserId: sharedBy.id,
    }),
    body: z.object({
      sharedWithUserId: recordNumber('Team member is required'),
      canEdit: z.boolean().optional().meta({ description: 'Shared notes are view-only, whatever is sent.' }),
    }),
    variables: ({ params, body }) => ({
      input: { id: noteId(params), userId: globalId('User', body.sharedWithUserId) },
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/sticky-notes/:id/share/:userId',
    summary: 'Stops sharing a note with a user.',
    operation: `mutation ($input: UnshareStickyNoteInput!) {
      unshareStickyNote(input: $input) { stickyNote { id } } }`,
    at: 'unshareStickyNote',
    ...success,
    variables: ({ params }) => ({
      input: { id: noteId(params), userId: globalId('User', params.userId) },
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/shared-notes/:id',
    summary: "Removes a shared note from the user's list; the number is that of the share.",
    operation: `mutation ($input: RemoveSharedNoteInput!) {
      removeSharedNote(input: $input) { deletedSharedNoteId } }`,
    at: 'removeSharedNote',
    ...success,
    variables: ({ params }) => ({ input: { id: globalId('SharedNote', params.id) } }),
  }),
]
