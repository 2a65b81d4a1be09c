import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { completed as completedContact, contact } from '#web/testing/contactData.ts'
import { customer } from '#web/testing/customerData.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { fetchDashboardCode } from '#web/testing/dashboardCode.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { figure, nextContacts, openDashboard, panel } from '#web/testing/dashboardScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'

beforeAll(fetchDashboardCode, 120_000)
// 12:30 in New York.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T17:30:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00Z')
const ann = contact(2, 'Ann Lee', '2026-11-20T20:00:00Z')
const bo = contact(3, 'Bo Field', '2026-11-20T21:00:00Z')
const cy = contact(4, 'Cy Young', '2026-11-21T15:00:00Z')

const before = dashboardData({ next: [maria, ann, bo] })
const completed = (dashboard: typeof before) => ({
  data: { completeContact: { celebrations: [], contact: completedContact(maria) } },
  after: { DashboardScreenQuery: dashboard },
})
const completion = completed(
  dashboardData({ next: [ann, bo, cy], stats: { completedToday: 4, completedTrend: 9 } }),
)
const reopening = {
  data: { reopenContact: { __typename: 'ReopenContactPayload' } },
  after: { DashboardScreenQuery: before },
}

describe('completing the next contact', () => {
  const open = (answers: Parameters<typeof openDashboard>[1]) => openDashboard(before, answers)
  const press = (name: string) =>
    panel('Upcoming Contacts').getByRole('button', { name: `Complete now: ${name}` })

  test('takes one press, lets the next one move up and counts, and can be undone', async () => {
    const { api, user } = await open({
      useCompleteContactMutation: completion,
      useReopenContactMutation: reopening,
    })
    await user.click(press('Maria Ortiz'))
    expect(await toasts().findByText('Contact marked as completed')).toBeVisible()
    expect(toasts().getByText('Maria Ortiz')).toBeVisible()
    const [sent] = api.sent('useCompleteContactMutation')
    expect(sent?.variables.input).toEqual({ id: 'k1', notes: null, onlyIfOpen: true })
    await vi.waitFor(() => expect(nextContacts()).toEqual(['Ann Lee', 'Bo Field', 'Cy Young']))
    expect(figure('Completed Today')).toBe('Completed Today 4 Up 9% in 30 days')
    await vi.waitFor(() => expect(press('Ann Lee')).toHaveFocus())

    await user.click(toasts().getByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(nextContacts()).toEqual(['Maria Ortiz', 'Ann Lee', 'Bo Field']))
    expect(figure('Completed Today')).toBe('Completed Today 3 Up 8% in 30 days')
  })

  test('leaves everything as it was when it fails', async () => {
    const { user } = await open({
      useCompleteContactMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    await user.click(press('Ann Lee'))
    expect(await toasts().findByText('Failed to complete contact')).toBeVisible()
    await vi.waitFor(() => expect(press('Ann Lee')).toHaveFocus())
    expect(nextContacts()).toEqual(['Maria Ortiz', 'Ann Lee', 'Bo Field'])
  })

  test('leaves the focus in its list when it was the last', async () => {
    const { user } = await openDashboard(dashboardData({ next: [maria] }), {
      useCompleteContactMutation: completed(dashboardData({ stats: { completedToday: 4 } })),
    })
    await user.click(press('Maria Ortiz'))
    expect(await screen.findByText('No upcoming contacts')).toBeVisible()
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Upcoming Contacts' })).toHaveFocus())
  })
})

test('A customer added from the header is counted', async () => {
  const { user } = await openDashboard(dashboardData(), {
    AddCustomerDialogMutation: {
      data: { createCustomer: { customer: customer(9, 'Cora Lane') } },
      after: {
        DashboardScreenQuery: dashboardData({ stats: { totalCustomers: 61, customersTrend: 16 } }),
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Add Customer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Customer' }))
  await enterText(user, dialog.getByLabelText(/^First Name/), 'Dee')
  await enterText(user, dialog.getByLabelText(/^Last Name/), 'Day')
  await enterText(user, dialog.getByLabelText(/^Phone/), '5550107777')
  await user.click(dialog.getByRole('combobox', { name: /^Interest/ }))
  await user.click(await screen.findByRole('option', { name: 'Pool tables' }))
  await user.click(dialog.getByRole('button', { name: 'Add Customer' }))
  await vi.waitFor(() => expect(figure('Total Customers')).toBe('Total Customers 61 Up 16% in 30 days'))
})
