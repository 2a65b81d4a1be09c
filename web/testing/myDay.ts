import { screen, within } from '@testing-library/react'
import { contact } from '#web/testing/contactData.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { openDashboard, panel } from '#web/testing/dashboardScreen.ts'

const past = {
  __typename: 'Contact',
  id: 'k7',
  subject: 'First call',
  completedNotes: 'Liked the walnut one',
  completedAt: '2026-11-17T15:00:00Z',
  completedBy: { id: 'u2', fullName: 'Ann Lee' },
}
export const maria = {
  ...contact(1, 'Maria Ortiz', '2026-11-19T15:00:00Z', { subject: 'Cloth samples', notes: 'Cloth samples' }),
  __isNode: 'Contact',
  name: 'Maria Ortiz',
  contactStatus: 'OVERDUE',
  customer: {
    id: 'c1',
    databaseId: 1,
    name: 'Maria Ortiz',
    phoneNumber: '5550100001',
    interest: 'Darts',
    notes: 'Call after noon',
    hasStoppedTexts: false,
    ownerName: null,
    isMine: false,
    lastContacts: { edges: [{ node: past }] },
    lastFollowUps: { edges: [] },
  },
}
export const felt = {
  __typename: 'HotBoardItem',
  __isNode: 'HotBoardItem',
  id: 'h1',
  title: 'Felt is late',
  name: 'Felt is late',
  itemDescription: 'Ask the mill',
  priority: 'HIGH',
  createdByName: 'Marcus Bell',
  canResolve: true,
}
export const day = (entries: object[], total = entries.length) => dashboardData({ myDay: { total, entries } })
export const two = [maria, felt]
export const closedAt = '2026-11-20T18:00:00.000Z'
export const finished = {
  data: {
    completeMyDayEntry: {
      entry: {
        __typename: 'Contact',
        __isNode: 'Contact',
        id: 'k1',
        canReopen: true,
        closedAt,
        completedNotes: null,
      },
      nextContact: { id: 'k9' },
      celebrations: [],
    },
  },
  after: { DashboardScreenQuery: day(two.slice(1)), MyDayQuery: day(two.slice(1)) },
}

/** Opens the dashboard and starts My Day. */
export async function startMyDay(answers = {}) {
  const opened = await openDashboard(
    dashboardData({ myDay: { total: 2, overdue: 1, entries: two.map((entry) => ({ ...entry })) } }),
    { MyDayQuery: day(two), ...answers },
  )
  await opened.user.click(panel('My day').getByRole('button', { name: 'Start' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'My day' }))
  await dialog.findByRole('heading', { level: 3 })
  const card = (name: string) => dialog.findByRole('heading', { level: 3, name })
  return { ...opened, dialog, card, done: () => dialog.getByRole('button', { name: 'Done, next' }) }
}
