/** A note as the API answers; what tests go by is named. */
export interface NoteData {
  readonly id: string
  readonly title: string
}

/** One's own note as the API answers, with every field that a screen may ask for. */
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

/** A colleague's note as the API answers. */
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

/** A colleague with whom a note is shared, as it names them. */
export const reader = (id: string, fullName: string) => ({ __typename: 'User', id, fullName })
