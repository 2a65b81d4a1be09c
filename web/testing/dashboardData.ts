import { businessWithContacts, type ContactData } from './contactData.ts'
import { customerStats } from './customerData.ts'
import { team } from './hotBoardData.ts'

interface Day {
  /** The next contacts. */
  next?: readonly ContactData[]
  overdue?: number
  stats?: Partial<ReturnType<typeof customerStats>>
  /** What the person has to do, and what of it comes first. */
  myDay?: { total: number; overdue?: number; entries?: readonly object[] }
}

/** The business as the dashboard shows it, and as writes answer it. */
export function businessToday({ next = [], overdue = 0, stats, myDay = { total: 0 } }: Day = {}) {
  return {
    ...businessWithContacts({ upcoming: next.length, overdue, next }),
    myDay: { counts: { total: myDay.total, overdue: myDay.overdue ?? 0 }, entries: myDay.entries ?? [] },
    stats: {
      ...customerStats(60),
      scheduledToday: 6,
      completedToday: 3,
      followUpsToday: 4,
      hotBoardItems: 7,
      ...stats,
    },
  }
}

interface Dashboard extends Day {
  hotBoardItems?: readonly object[]
  stickyNotes?: readonly object[]
  sharedNotes?: readonly object[]
  today?: string
  canManageTeam?: boolean
}

/** What the dashboard asks for: Dana's shop in New York. */
export function dashboardData({
  hotBoardItems = [],
  stickyNotes = [],
  sharedNotes = [],
  today = '2026-11-20',
  canManageTeam = true,
  ...day
}: Dashboard = {}) {
  const business = {
    ...businessToday(day),
    today,
    canManageTeam,
    team,
    interestOptions: [{ id: 'i1', label: 'Pool tables' }],
    hotBoardItems: { edges: hotBoardItems.map((node) => ({ node })) },
    stickyNotes: { edges: stickyNotes.map((node) => ({ node })) },
    sharedNotes: { edges: sharedNotes.map((node) => ({ node })) },
    colleagues: team
      .filter(({ id, isActive }) => isActive && id !== 'u1')
      .map((person) => ({ ...person, role: 'MANAGER' })),
  }
  return { data: { viewer: { user: { id: 'u1', firstName: 'Dana' }, business } } }
}
