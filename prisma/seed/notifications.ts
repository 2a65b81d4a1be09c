import type { Calendar } from './calendar.ts'
import type { HotBoardRow, NoteRow, NotificationRow, ShareRow, TaskRow } from './rows.ts'
import type { Team } from './team.ts'

interface News {
  board: HotBoardRow[]
  notes: NoteRow[]
  shares: ShareRow[]
  tasks: TaskRow[]
}

const aMoment = 20 * 60_000

/** The bell's *For you* lists (decisions section 14), oldest first; what is older than yesterday is read. */
export function notifications(calendar: Calendar, team: Team, news: News): NotificationRow[] {
  const rows: NotificationRow[] = []
  const fresh = calendar.at(-1, '00:00')
  const nameOf = (id: number | null) =>
    team.everyone.find((person) => person.id === id)?.firstName ?? 'A colleague'
  const tell = (userId: number, kind: string, title: string, subject: string, createdAt: Date) => {
    const readAt = createdAt < fresh ? new Date(createdAt.getTime() + aMoment) : null
    rows.push({ userId, kind, title, subject, readAt, createdAt })
  }

  for (const { id, title, assignedToId, createdById, createdByName, createdAt } of news.board) {
    if (assignedToId === null || assignedToId === createdById) continue
    tell(
      assignedToId,
      'assigned',
      `${createdByName} assigned to you: ${title}`,
      `HotBoardItem:${id}`,
      createdAt,
    )
  }
  for (const { noteId, sharedWithUserId, sharedByUserId, createdAt } of news.shares) {
    const title = news.notes.find(({ id }) => id === noteId)?.title
    const words = `${nameOf(sharedByUserId)} shared a note with you: ${title}`
    tell(sharedWithUserId, 'note-shared', words, `StickyNote:${noteId}`, createdAt)
  }
  for (const { id, userId, assignedById, title, dueDate, status, reminderSet, createdAt } of news.tasks) {
    const subject = `OrganizerTask:${id}`
    if (assignedById !== null) {
      tell(userId, 'assigned', `${nameOf(assignedById)} gave you a task: ${title}`, subject, createdAt)
    }
    const closed = status === 'COMPLETED' || status === 'CANCELLED'
    if (closed || !reminderSet || dueDate === null || dueDate > calendar.date(0)) continue
    const dayStart = calendar.at(
      Math.round((dueDate.getTime() - calendar.date(0).getTime()) / 86_400_000),
      '00:00',
    )
    tell(userId, 'task-due', `Task due: ${title}`, subject, dayStart)
  }
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
