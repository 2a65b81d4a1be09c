import { Priority } from '#api/generated/enums.ts'
import { constant, readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import type { HotBoardRow, Ids } from './rows.ts'
import type { Team } from './team.ts'

/** The hot board items of the data file, oldest first; two of them were created today. */
export function hotBoard(calendar: Calendar, team: Team, ids: Ids): HotBoardRow[] {
  const columns = ['title', 'priority', 'made', 'assignee', 'resolved'] as const
  const moment = (cell: string) => {
    const [day = '', time = '', name = ''] = cell.split(' ')
    return { when: calendar.past(Number(day), time), who: team.member(name) }
  }
  const made = readBook('hot-board', columns).map((page): HotBoardRow => {
    const creation = moment(page.made)
    const resolution = page.resolved === '' ? null : moment(page.resolved)
    const everyone = page.assignee === 'all'
    const assignee = everyone ? null : team.memberOrNobody(page.assignee)
    return {
      id: 0,
      title: page.title,
      description: page.text.join(' '),
      priority: constant(Priority, page.priority),
      assignedToAll: everyone,
      assignedToId: assignee?.id ?? null,
      assignedToName: assignee?.fullName ?? null,
      createdById: creation.who.id,
      createdByName: creation.who.fullName,
      resolved: resolution !== null,
      resolvedAt: resolution?.when ?? null,
      resolvedById: resolution?.who.id ?? null,
      resolvedByName: resolution?.who.fullName ?? null,
      resolutionNotes: page.outcomes[0] ?? null,
      version: 1,
      commentCount: 0,
      createdAt: creation.when,
      updatedAt: resolution?.when ?? creation.when,
    }
  })
  made.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  for (const row of made) row.id = ids('HotBoardItem')
  return made
}
