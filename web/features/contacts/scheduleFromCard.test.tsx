import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { customer, customersData } from '#web/testing/customerData.ts'
import { cardOf, findCardOf, toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

beforeAll(async () => {
  await import('./ScheduleContactDialog.tsx')
  await import('#web/screens/customers/CustomersScreen.tsx')
}, 60_000)
setUpFridayNoon()

describe("scheduling from a customer's card", () => {
  async function open(answer: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({
      ShellQuery: shellData(),
      CustomersScreenQuery: customersData([customer(1, 'Maria Ortiz')]),
      useScheduleContactMutation: {
        data: { scheduleContact: { contact: { id: 'k12', customerName: 'Maria Ortiz' } } },
      },
      ...answer,
    })
    const app = renderApp('/customers')
    await findCardOf('Maria Ortiz')
    await app.user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Schedule Contact' }))
    return { api, ...app, form: within(await screen.findByRole('dialog', { name: 'Schedule New Contact' })) }
  }

  test('is ready for tomorrow at nine, with the customer chosen', async () => {
    const { api, user, form } = await open()
    expect(form.getByText('Maria Ortiz')).toBeVisible()
    await vi.waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveFocus())
    expect(form.getByLabelText(/^Time/)).toBeDisabled()
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(await toasts().findByText('Contact scheduled successfully')).toBeVisible()
    expect(api.sent('useScheduleContactMutation')[0]?.variables.input).toMatchObject({
      customerId: 'c1',
      scheduledDate: '2026-11-21T14:00:00.000Z',
    })
  })

  test('needs a date', async () => {
    const { user, form } = await open()
    await user.clear(form.getByLabelText(/^Date/))
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(form.getByText('Date is required')).toBeVisible()
  })

  test('says with its reason that it failed', async () => {
    const { user, form } = await open({
      useScheduleContactMutation: refusal('NOT_FOUND', 'Customer not found'),
    })
    await user.click(form.getByRole('button', { name: 'Schedule Contact' }))
    expect(await toasts().findByText('Failed to schedule contact: Customer not found')).toBeVisible()
  })
})
