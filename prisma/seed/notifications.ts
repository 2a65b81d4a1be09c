import type { Calendar } from './calendar.ts'
import type { HotBoardRow, NoteRow, NotificationRow, ShareRow, TaskRow } from './rows.ts'
import type { Team } from './team.ts'

interface SeedNotification {
  board: HotBoardRow[]
  notes: NoteRow[]
  shares: ShareRow[]
  tasks: TaskRow[]
}

const aMoment = 20 * 60_000

/** The notifications of all users, oldest first. Those from before yesterday are read. */
export function notifications(
  calendar: Calendar,
  team: Team,
  notifications: SeedNotification,
): NotificationRow[] {
  const rows: NotificationRow[] = []
  const fresh = calendar.at(-1, '00:00')
  const nameOf = (id: number | null) =>
    team.everyone.find((person) => person.id === id)?.firstName ?? 'A colleague'
  const tell = (userId: number, kind: string, title: string, subject: string, createdAt: Date) => {
    const readAt = createdAt < fresh ? new Date(createdAt.getTime() + aMoment) : null
    rows.push({ userId, kind, title, subject, records: [], readAt, createdAt })
  }

  for (const { id, title, assignedToId, createdById, createdByName, createdAt } of notifications.board) {
    if (assignedToId === null || assignedToId === createdById) continue
    tell(
      assignedToId,
      'assigned',
      `${createdByName} assigned to you: ${title}`,
      `HotBoardItem:${id}`,
      createdAt,
    )
  }
  for (const { noteId, sharedWithUserId, sharedByUserId, createdAt } of notifications.shares) {
    const title = notifications.notes.find(({ id }) => id === noteId)?.title
    const words = `${nameOf(sharedByUserId)} shared a note with you: ${title}`
    tell(sharedWithUserId, 'note-shared', words, `StickyNote:${noteId}`, createdAt)
  }
  for (const { id, userId, assignedById, title, createdAt } of notifications.tasks) {
    if (assignedById === null) continue
    const words = `${nameOf(assignedById)} gave you a task: ${title}`
    tell(userId, 'assigned', words, `OrganizerTask:${id}`, createdAt)
  }
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
