import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fetchDashboardCode } from '#web/testing/dashboardCode.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { openDashboard } from '#web/testing/dashboardScreen.ts'
import { person } from '#web/testing/hotBoardData.ts'

beforeAll(async () => {
  await Promise.all([fetchDashboardCode(), import('./FirstSteps.tsx')])
}, 120_000)
afterEach(() => vi.unstubAllGlobals())

const dana = person('u1', 'Dana Whitfield')
const fresh = { stats: { totalCustomers: 0 }, team: [dana] }

test('An admin of a new shop reads what to do first', async () => {
  const { user } = await openDashboard(dashboardData(fresh))
  const steps = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(steps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Add your first customer',
    'See a follow-up plan',
    'Book an appointment',
    'Turn on reminders',
    'Invite a second person',
  ])
  expect(steps.getByRole('link', { name: 'Open team' })).toHaveAttribute('href', '/settings?tab=team')
  expect(steps.getByRole('link', { name: 'Open plans' })).toHaveAttribute('href', '/followups/plans')
  await user.click(steps.getByRole('button', { name: 'Add a customer' }))
  expect(await screen.findByRole('dialog', { name: 'Add New Customer' })).toBeVisible()
})

test('Steps that are done have a tick, and the rest stays until it is hidden', async () => {
  const alone = dashboardData(fresh)
  Object.assign(alone.data.viewer.business.stats, { totalCustomers: 1, hasAppointments: true })
  const { user } = await openDashboard(alone)
  const steps = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(steps.getByRole('heading', { name: 'Add your first customer (done)' })).toBeVisible()
  expect(steps.getByRole('heading', { name: 'Book an appointment (done)' })).toBeVisible()
  expect(steps.getByRole('heading', { name: 'Turn on reminders' })).toBeVisible()
  expect(steps.queryByRole('button', { name: 'Add a customer' })).toBeNull()
  expect(steps.getByRole('link', { name: 'Open team' })).toBeVisible()
  await user.click(steps.getByRole('button', { name: 'Hide first steps' }))
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})

test.each([
  ['a shop that has customers', dashboardData()],
  ['whoever may not manage the team', dashboardData({ ...fresh, canManageTeam: false })],
])('There are no first steps for %s', async (_who, data) => {
  await openDashboard(data)
  await screen.findByText('Hot Board Urgent Items')
  expect(screen.queryByText('First steps')).toBeNull()
})
