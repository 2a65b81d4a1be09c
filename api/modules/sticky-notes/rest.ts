import { z } from 'zod'
import { globalId, idOf } from '#api/core/graph/ids.ts'
import { newNote, noteChanges } from '#api/modules/sticky-notes/input.ts'
import { roleTexts } from '#api/modules/team/rest.ts'
import { deletionRow, mutationRow } from '#api/rest/mutationRow.ts'
import { listRow, queryRow } from '#api/rest/queryRow.ts'
import { recordRows, recordShape } from '#api/rest/recordRows.ts'
import { instantText, recordNumber, withNames } from '#api/rest/route.ts'
import { databaseId, derived, from } from '#api/rest/selection.ts'

const user = z.object({ id: databaseId, firstName: z.string(), lastName: z.string() })

const note = recordShape({
  id: databaseId,
  title: z.string(),
  content: z.string(),
  color: z.string(),
  position: z.int(),
  createdAt: instantText,
  sharedWith: z.array(user).meta({ description: 'The users who can see it.' }),
}).meta({ id: 'StickyNote' })

const sharedNote = z
  .object({
    id: databaseId.meta({ description: 'The number of the share, not of the note.' }),
    noteId: z.int(),
    title: z.string(),
    content: z.string(),
    color: z.string(),
    createdAt: instantText,
    sharedBy: user,
  })
  .meta({ id: 'SharedNote' })

const share = z
  .object({
    id: databaseId,
    noteId: z.int(),
    sharedWithUserId: derived(z.int(), 'sharedWith { id: databaseId }'),
    sharedByUserId: derived(z.int(), 'sharedBy { id: databaseId }'),
    canEdit: derived(z.literal(false)),
    createdAt: from('sharedAt', instantText),
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

const notes = recordRows('/api/sticky-notes', { record: 'StickyNote', answer: note })

/** The REST rows of sticky notes and their sharing. */
export const rows = [
  listRow({
    path: '/api/sticky-notes',
    summary: "The user's own notes, by position, then newest first, each with the users it is shared with.",
    at: 'viewer.stickyNotes',
    sync: {},
    answer: note,
  }),
  listRow({
    path: '/api/shared-notes',
    summary: 'Notes that other users share with the user, latest share first.',
    at: 'viewer.sharedNotes',
    answer: sharedNote,
    reshape: withNoteNumber,
  }),
  queryRow({
    path: '/api/team-members',
    summary: 'The other active users of the business, with whom a note can be shared.',
    at: 'viewer.teammates',
    list: true,
    answer: user.extend({ role: roleTexts.answer }),
  }),
  notes.read('Sticky note'),
  notes.create('createStickyNote', { summary: 'Creates a sticky note of the user.', body: newNote }),
  notes.update('updateStickyNote', { summary: 'Changes the fields that are sent.', body: noteChanges }),
  notes.remove('deleteStickyNote', { summary: 'Deletes a note, also for the users it is shared with.' }),
  mutationRow({
    method: 'POST',
    path: '/api/sticky-notes/:id/share',
    summary: 'Shares a note with an active user, read-only. Idempotent.',
    mutation: 'shareStickyNote',
    payload: 'sharedNote',
    status: 201,
    answer: share,
    reshape: ({ sharedWith, sharedBy, ...node }: Share) => ({
      ...withNoteNumber(node),
      canEdit: false,
      sharedWithUserId: sharedWith.id,
      sharedByUserId: sharedBy.id,
    }),
    body: z.object({
      sharedWithUserId: recordNumber('User', 'Team member is required'),
      canEdit: z.boolean().optional().meta({ description: 'Shared notes are view-only, whatever is sent.' }),
    }),
    type: 'StickyNote',
    input: ({ body }) => ({ userId: body.sharedWithUserId }),
  }),
  deletionRow({
    path: '/api/sticky-notes/:id/share/:userId',
    summary: 'Stops sharing a note with a user.',
    mutation: 'unshareStickyNote',
    selection: 'stickyNote { id }',
    type: 'StickyNote',
    input: ({ params }) => ({ userId: globalId('User', params.userId) }),
  }),
  deletionRow({
    path: '/api/shared-notes/:id',
    summary: "Removes a shared note from the user's list; the number is that of the share.",
    mutation: 'removeSharedNote',
    type: 'SharedNote',
  }),
]
