import { readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import type { Ids, NoteRow, ShareRow } from './rows.ts'
import type { Team } from './team.ts'

/** The users' sticky notes and their shares. */
export function stickyNotes(calendar: Calendar, team: Team, ids: Ids) {
  const notes: NoteRow[] = []
  const shares: ShareRow[] = []
  for (const page of readBook('notes', ['title', 'owner', 'color', 'shared', 'written'])) {
    const [day = '', time = ''] = page.written.split(' ')
    const createdAt = calendar.past(Number(day), time)
    const owner = team.member(page.owner)
    const id = ids('StickyNote')
    notes.push({
      id,
      userId: owner.id,
      title: page.title,
      content: page.text.join('\n'),
      color: page.color,
      position: 0,
      createdAt,
      updatedAt: createdAt,
    })
    for (const name of page.shared.split(', ')) {
      const recipient = team.memberOrNobody(name)
      if (!recipient) continue
      shares.push({
        noteId: id,
        sharedWithUserId: recipient.id,
        sharedByUserId: owner.id,
        canEdit: false,
        createdAt,
      })
    }
  }
  return { notes, shares }
}
