/** A note as the API returns it; the fields that tests use are listed. */
export interface NoteData {
  readonly id: string
  readonly title: string
}

/** One of the viewer's own notes as the API returns it, with every field that a screen selects. */
export function note(id: number, title: string, more: object = {}): NoteData {
  return {
    __typename: 'StickyNote',
    id: `n${id}`,
    databaseId: id,
    title,
    content: `About ${title}`,
    color: '#fef3c7',
    createdAt: `2026-11-${String(id).padStart(2, '0')}T15:00:00.000Z`,
    canEdit: true,
    canShare: true,
    canDelete: true,
    sharedWith: [],
    ...more,
  } as NoteData
}

/** Another user's shared note as the API returns it. */
export function sharedNote(id: number, title: string, more: object = {}): NoteData {
  return {
    __typename: 'SharedNote',
    id: `s${id}`,
    databaseId: id,
    title,
    content: `About ${title}`,
    color: '#dbeafe',
    createdAt: `2026-11-${String(id).padStart(2, '0')}T15:00:00.000Z`,
    canRemove: true,
    sharedBy: { id: 'u2', fullName: 'Max Porter' },
    ...more,
  } as NoteData
}

/** A user with whom a note is shared. */
export const reader = (id: string, fullName: string) => ({ __typename: 'User', id, fullName })
