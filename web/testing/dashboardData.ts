import type { ContactData } from './contactData.ts'
import { customerStats, noTagsOrFields } from './customerData.ts'
import { team as danasTeam } from './hotBoardData.ts'

interface Dashboard {
  /** The next contacts. */
  next?: readonly ContactData[]
  overdue?: number
  stats?: Partial<ReturnType<typeof customerStats>>
  /** The viewer's queue of the day, and its first entries. */
  myDay?: { total: number; overdue?: number; entries?: readonly object[] }
  hotBoardItems?: readonly object[]
  stickyNotes?: readonly object[]
  sharedNotes?: readonly object[]
  today?: string
  canManageTeam?: boolean
  team?: readonly (typeof danasTeam)[number][]
}

/** The data of the dashboard: Dana's business in New York. */
export function dashboardData({
  next = [],
  overdue = 0,
  stats,
  myDay = { total: 0 },
  hotBoardItems = [],
  stickyNotes = [],
  sharedNotes = [],
  today = '2026-11-20',
  canManageTeam = true,
  team = danasTeam,
}: Dashboard = {}) {
  const business = {
    __typename: 'Business',
    id: 'b1',
    databaseId: 1,
    contactCounts: { upcoming: next.length, overdue },
    next: { edges: next.map((node) => ({ node })) },
    stats: {
      ...customerStats(60),
      scheduledToday: 6,
      completedToday: 3,
      followUpsToday: 4,
      hotBoardItems: 7,
      ...stats,
    },
    today,
    canManageTeam,
    isSmsEnabled: false,
    canImport: true,
    team,
    ...noTagsOrFields,
    interestOptions: [{ id: 'i1', label: 'Pool tables' }],
    hotBoardItems: { edges: hotBoardItems.map((node) => ({ node })) },
  }
  const viewer = {
    __typename: 'Viewer',
    user: { id: 'u1', firstName: 'Dana' },
    business,
    myDay: { counts: { total: myDay.total, overdue: myDay.overdue ?? 0 }, entries: myDay.entries ?? [] },
    stickyNotes: { edges: stickyNotes.map((node) => ({ node })) },
    sharedNotes: { edges: sharedNotes.map((node) => ({ node })) },
    teammates: team.filter(({ id, isActive }) => isActive && id !== 'u1'),
  }
  return { data: { viewer } }
}
