import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  everyone,
  expectClosed,
  listed,
  maria,
  openContacts,
  setUpContacts,
} from '#web/testing/contactsScreen.ts'
import { cardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpContacts()

describe('rescheduling', () => {
  const moved = (scheduledDate: string, order = ['Maria Ortiz', 'Sam Whitfield', 'Priya Rao']) => {
    const contacts = everyone.filter(({ customerName }) => order.includes(customerName))
    contacts.sort((a, b) => order.indexOf(a.customerName) - order.indexOf(b.customerName))
    return {
      data: { rescheduleContact: { __typename: 'RescheduleContactPayload' } },
      after: listed(...contacts.map((one) => (one === maria ? { ...maria, scheduledDate } : one))),
    }
  }
  const begin = async (user: Awaited<ReturnType<typeof openContacts>>['user']) => {
    await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Reschedule' }))
    return findDialog('Reschedule Contact')
  }
  const choose = async (user: Awaited<ReturnType<typeof openContacts>>['user'], name: RegExp) =>
    user.click((await begin(user)).getByRole('button', { name }))

  test.each([
    [
      /^Tomorrow/,
      '2026-11-21T19:00:00.000Z',
      'tomorrow, 2:00 PM',
      ['Maria Ortiz', 'Sam Whitfield', 'Priya Rao'],
    ],
    [
      /^Next week/,
      '2026-11-27T19:00:00.000Z',
      'Fri, Nov 27, 2:00 PM',
      ['Sam Whitfield', 'Priya Rao', 'Maria Ortiz'],
    ],
  ])('Rescheduling to %s takes one tap and keeps the time of day', async (item, to, words, order) => {
    const { api, user } = await openContacts({ RescheduleContactDialogMutation: moved(to, order) })
    await choose(user, item)
    expect(await toasts().findByText(`Contact moved to ${words}`)).toBeVisible()
    await vi.waitFor(() => expect(shownCustomers()).toEqual(order))
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: to,
    })
  })

  test('keeps the time of day over a change of the clocks', async () => {
    vi.setSystemTime(Date.parse('2026-10-30T17:30:00.000Z'))
    const { api, user } = await openContacts({
      RescheduleContactDialogMutation: moved('2026-11-06T19:00:00.000Z'),
    })
    await choose(user, /^Next week/)
    await vi.waitFor(() => expect(api.sent('RescheduleContactDialogMutation')).toHaveLength(1))
    // 2 PM stays 2 PM: in summer that is 18:00 in UTC, in winter 19:00.
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: '2026-11-06T19:00:00.000Z',
    })
  })

  test('does not offer the time that the contact has already', async () => {
    vi.setSystemTime(Date.parse('2026-11-19T17:30:00.000Z'))
    const { user } = await openContacts()
    const form = await begin(user)
    expect(form.getByRole('button', { name: /^Next week/ })).toBeVisible()
    expect(form.queryByRole('button', { name: /^Tomorrow/ })).toBeNull()
  })

  test('can be undone', async () => {
    const { api, user } = await openContacts({
      RescheduleContactDialogMutation: moved('2026-11-27T19:00:00.000Z', [
        'Sam Whitfield',
        'Priya Rao',
        'Maria Ortiz',
      ]),
    })
    await choose(user, /^Next week/)
    const undo = await toasts().findByRole('button', { name: 'Undo' })
    api.answer('RescheduleContactDialogMutation', moved(maria.scheduledDate))
    await user.click(undo)
    await vi.waitFor(() => expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield', 'Priya Rao']))
    expect(api.sent('RescheduleContactDialogMutation').at(-1)?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: maria.scheduledDate,
      expectedScheduledDate: '2026-11-27T19:00:00.000Z',
    })
  })

  test('is not undone when another user has moved it since, which is said', async () => {
    const { api, user } = await openContacts({
      RescheduleContactDialogMutation: moved('2026-11-27T19:00:00.000Z'),
    })
    await choose(user, /^Next week/)
    const undo = await toasts().findByRole('button', { name: 'Undo' })
    const words = 'Ana Lake moved it to Nov 30, 2026, 2:00 PM in the meantime.'
    api.answer('RescheduleContactDialogMutation', refusal('CONFLICT', words))
    await user.click(undo)
    expect(await toasts().findByText('Nothing was undone')).toBeVisible()
    expect(toasts().getByText(words)).toBeVisible()
    expect(toasts().queryByText(/Failed to reschedule/)).toBeNull()
  })

  test('Rescheduling to any time starts from the present one, and warns of one that has passed', async () => {
    const { api, user } = await openContacts({
      RescheduleContactDialogMutation: moved('2026-11-19T19:00:00.000Z', ['Sam Whitfield', 'Priya Rao']),
    })
    const form = await begin(user)
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-20')
    expect(form.getByLabelText(/^Time/)).toHaveValue('14:00')
    expect(form.queryByText(/already passed/)).toBeNull()
    await user.clear(form.getByLabelText(/^Date/))
    await user.click(form.getByRole('button', { name: 'Reschedule' }))
    expect(form.getByText('Contact date is required')).toBeVisible()
    await enterText(user, form.getByLabelText(/^Date/), '2026-11-19')
    expect(form.getByText(/already passed/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Reschedule' }))
    await expectClosed('Reschedule Contact')
    expect(shownCustomers()).toEqual(['Sam Whitfield', 'Priya Rao'])
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: '2026-11-19T19:00:00.000Z',
    })
  })

  test('keeps the day to which a colleague moved it meanwhile, where only the time was typed', async () => {
    const { api, user, refresh } = await openContacts({
      RescheduleContactDialogMutation: moved('2026-11-25T16:30:00.000Z'),
    })
    const form = await begin(user)
    const { after } = moved('2026-11-25T15:00:00.000Z')
    api.answer('ContactsScreenQuery', after.ContactsScreenQuery)
    await refresh()
    await vi.waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-25'))
    await user.clear(form.getByLabelText(/^Time/))
    await enterText(user, form.getByLabelText(/^Time/), '11:30')
    await user.click(form.getByRole('button', { name: 'Reschedule' }))
    await expectClosed('Reschedule Contact')
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toMatchObject({
      scheduledDate: '2026-11-25T16:30:00.000Z',
    })
  })

  test('shows where a colleague moved it, before a typed day overwrites that', async () => {
    const { api, user, refresh } = await openContacts()
    const form = await begin(user)
    await user.clear(form.getByLabelText(/^Date/))
    await enterText(user, form.getByLabelText(/^Date/), '2026-11-30')
    api.answer('ContactsScreenQuery', moved('2026-11-25T19:00:00.000Z').after.ContactsScreenQuery)
    await refresh()
    expect(await form.findByText('Date is now')).toBeVisible()
    expect(form.getByText('Nov 25, 2026')).toBeVisible()
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-30')
  })

  test('to the time that the contact has already closes and says nothing', async () => {
    const { api, user } = await openContacts()
    await user.click((await begin(user)).getByRole('button', { name: 'Reschedule' }))
    await expectClosed('Reschedule Contact')
    expect(api.sent('RescheduleContactDialogMutation')).toEqual([])
    expect(toasts().queryByText(/Contact moved/)).toBeNull()
  })

  test('says why it failed', async () => {
    const { user } = await openContacts({
      RescheduleContactDialogMutation: refusal('CONFLICT', 'A completed contact cannot be moved.'),
    })
    await choose(user, /^Tomorrow/)
    expect(
      await toasts().findByText('Failed to reschedule contact: A completed contact cannot be moved.'),
    ).toBeVisible()
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield', 'Priya Rao'])
  })

  test('says once in the form that it was completed meanwhile, and reopens it', async () => {
    const said = 'A completed contact cannot be moved. Ana Lake completed it on Nov 20, 2026, 1:05 PM.'
    const { api, user } = await openContacts({
      RescheduleContactDialogMutation: refusal('CONFLICT', said, { canReopen: true }),
      useReopenContactMutation: { data: { reopenContact: { __typename: 'ReopenContactPayload' } } },
    })
    const form = await begin(user)
    await user.clear(form.getByLabelText(/^Date/))
    await enterText(user, form.getByLabelText(/^Date/), '2026-11-29')
    await user.click(form.getByRole('button', { name: 'Reschedule' }))
    expect(await form.findByText(said)).toBeVisible()
    expect(screen.getAllByText(/cannot be moved/)).toHaveLength(1)
    await user.click(form.getByRole('button', { name: 'Reopen' }))
    await vi.waitFor(() => expect(form.queryByText(said)).toBeNull())
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-29')
    expect(api.sent('useReopenContactMutation')[0]?.variables.input).toEqual({ id: 'k1' })
  })
})
