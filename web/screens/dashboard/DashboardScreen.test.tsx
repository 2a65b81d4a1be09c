import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contact } from '#web/testing/contactData.ts'
import { fetchDashboardCode } from '#web/testing/dashboardCode.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { figure, openDashboard, panel } from '#web/testing/dashboardScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { item } from '#web/testing/hotBoardData.ts'
import { note } from '#web/testing/noteData.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

beforeAll(fetchDashboardCode, 120_000)
// 12:30 in New York.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T17:30:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the greeting', () => {
  test.each([
    ['09:59', 'Good evening'],
    ['10:00', 'Good morning'],
    ['16:59', 'Good morning'],
    ['17:00', 'Good afternoon'],
    ['21:59', 'Good afternoon'],
    ['22:00', 'Good evening'],
  ])('The greeting at %s in UTC is that of the shop in New York: %s', async (time, words) => {
    vi.setSystemTime(new Date(`2026-11-20T${time}:00Z`))
    await openDashboard()
    expect(screen.getByText(`${words}, Dana`)).toBeVisible()
    expect(screen.getByText('Friday, November 20')).toBeVisible()
  })

  test.each([
    [1, '1 overdue contact'],
    [4, '4 overdue contacts'],
    [1000, '999+ overdue contacts'],
  ])('says that %i are overdue, and leads there', async (overdue, text) => {
    await openDashboard(dashboardData({ overdue }))
    expect(screen.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/scheduled-contacts?tab=overdue',
    )
  })

  test('keeps quiet when nothing is overdue', async () => {
    await openDashboard()
    expect(screen.queryByText(/overdue/)).toBeNull()
  })
})

describe('the figures', () => {
  test.each([
    ['Total Customers', '1,204 Up 12% in 30 days', '/customers'],
    ['Scheduled Today', '6 Up 3% in 30 days', '/scheduled-contacts'],
    ['Hot Board Items', '7 2 new today', '/hotboard'],
    ['Completed Today', '3 Up 8% in 30 days', '/activity-log'],
    ['Follow-ups Today', '4', '/scheduled-followups'],
  ])('%s: %s, with the way to %s', async (label, words, href) => {
    await openDashboard(dashboardData({ stats: { totalCustomers: 1204 } }))
    expect(figure(label)).toBe(`${label} ${words}`)
    expect(screen.getByText(label).closest('a')).toHaveAttribute('href', href)
  })

  test('say in a word when they fall, and nothing when they stand still', async () => {
    await openDashboard(dashboardData({ stats: { customersTrend: -5, scheduledTrend: 0 } }))
    expect(figure('Total Customers')).toBe('Total Customers 60 Down 5% in 30 days')
    expect(figure('Scheduled Today')).toBe('Scheduled Today 6 0% in 30 days')
  })
})

describe('the lists', () => {
  test('name the next contacts, with day and time of the shop and a phone to tap', async () => {
    const maria = contact(1, 'Maria Ortiz', '2026-11-21T01:15:00Z', { subject: 'Cloth samples' })
    const ann = contact(2, 'Ann Lee', '2026-11-21T15:00:00Z', { canComplete: false })
    await openDashboard(dashboardData({ next: [maria, ann] }))
    const upcoming = panel('Upcoming Contacts')
    const rows = upcoming.getAllByRole('listitem').map((row) => within(row))
    expect(rows).toHaveLength(2)
    for (const text of ['Maria Ortiz', 'Cloth samples', '8:15 PM', 'Today']) {
      expect(rows[0]?.getByText(text)).toBeVisible()
    }
    expect(rows[0]?.getByRole('link', { name: '(555)010-0001' })).toHaveAttribute('href', 'tel:5550100001')
    expect(rows[1]?.getByText('Tomorrow')).toBeVisible()
    expect(rows[1]?.queryByRole('button')).toBeNull()
    expect(upcoming.getByRole('link', { name: /^View all/ })).toHaveAttribute('href', '/scheduled-contacts')
  })

  test('name the urgent items with priority and assignee', async () => {
    const hotBoardItems = [
      item(1, 'Felt is late', { priority: 'URGENT', assigneeName: 'Marcus Bell' }),
      item(2, 'Felt is late', { priority: 'HIGH', assigneeName: 'All Team Members' }),
      item(3, 'Felt is late', { priority: 'LOW' }),
    ]
    await openDashboard(dashboardData({ hotBoardItems }))
    const board = panel('Hot Board Urgent Items')
    expect(board.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Felt is lateMBMarcus BellUrgent',
      'Felt is lateAll Team MembersHigh',
      'Felt is lateUnassignedLow',
    ])
    expect(board.getByRole('link', { name: /^View all/ })).toHaveAttribute('href', '/hotboard')
  })

  test('show the notes on their colours, dated as in the shop', async () => {
    const paid = { content: 'Ask for the flat rate.', color: '#fed7aa', createdAt: '2026-11-19T02:00:00Z' }
    await openDashboard(dashboardData({ stickyNotes: [note(1, 'Bank', paid)] }))
    const paper = panel('Sticky Notes').getByRole('listitem')
    expect(within(paper).getByRole('heading', { name: 'Bank' })).toBeVisible()
    expect(within(paper).getByText('Ask for the flat rate.')).toBeVisible()
    expect(within(paper).getByText('Nov 18, 2026')).toBeVisible()
    expect(paper.style.getPropertyValue('--paper')).toBe('#fed7aa')
  })
})

describe('with nothing to show', () => {
  test('leads a new shop to its first customer', async () => {
    const { user } = await openDashboard(dashboardData({ stats: { totalCustomers: 0 } }))
    expect(screen.getByText('Nothing on the hot board')).toBeVisible()
    expect(screen.getByText('No sticky notes yet. Create your first one!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add your first customer' }))
    expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
  })

  test('leads a shop with customers to the next contact', async () => {
    const { user } = await openDashboard()
    expect(screen.getByText('No upcoming contacts')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Schedule a contact' }))
    expect(await screen.findByRole('dialog', { name: 'Schedule New Contact' })).toBeVisible()
  })
})

describe('before and without its data', () => {
  beforeEach(() => {
    localStorage.clear()
    storeBusinessSession()
  })

  test('says that it is loading', async () => {
    const api = fakeApi({ ShellQuery: shellData() })
    renderApp('/dashboard')
    expect(await screen.findByRole('status', { name: 'Loading dashboard' })).toBeVisible()
    expect(api.sent('DashboardScreenQuery')).toHaveLength(1)
  })

  test('says what happened, and tries again', async () => {
    const failure = refusal('UNAVAILABLE', 'The database cannot be reached.')
    const api = fakeApi({ ShellQuery: shellData(), DashboardScreenQuery: failure })
    const { user } = renderApp('/')
    expect(await screen.findByText('The database cannot be reached.')).toBeVisible()
    api.answer('DashboardScreenQuery', dashboardData())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Good afternoon, Dana')).toBeVisible()
  })
})
