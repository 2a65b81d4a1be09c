import { Priority, TaskStatus } from '#api/generated/enums.ts'
import { constant, readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import { chanceFor } from './chance.ts'
import type { Ids, TaskRow } from './rows.ts'
import type { Team } from './team.ts'

/** The tasks of the data file, private to their owners, some of them given by a manager. */
export function tasks(calendar: Calendar, team: Team, ids: Ids): TaskRow[] {
  const chance = chanceFor('tasks')
  const columns = ['title', 'owner', 'giver', 'due', 'priority', 'status', 'bell', 'tags'] as const
  return readBook('tasks', columns).map((page) => {
    const due = page.due === '-' ? null : Number(page.due)
    const status = constant(TaskStatus, page.status)
    const completed = status === 'COMPLETED'
    const createdAt = calendar.past(Math.min(due ?? 0, 0) - 1 - chance.below(6), chance.timeBetween(9, 18))
    const completedAt = completed ? calendar.past(due ?? -1, '16:00') : null
    return {
      id: ids('OrganizerTask'),
      userId: team.member(page.owner).id,
      assignedById: team.memberOrNobody(page.giver)?.id ?? null,
      title: page.title,
      description: page.text.join('\n') || null,
      dueDate: due === null ? null : calendar.date(due),
      priority: constant(Priority, page.priority),
      status,
      openStatus: null,
      completed,
      completedAt,
      reminderSet: page.bell === 'yes',
      tags: page.tags === '' ? [] : page.tags.split(', '),
      createdAt,
      updatedAt: completedAt ?? createdAt,
    }
  })
}
