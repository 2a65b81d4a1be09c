import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ContactData, contact, contactsData } from '#web/testing/contactData.ts'
import { cardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00.000Z', { status: 'SCHEDULED' })
const sam = contact(2, 'Sam Whitfield', '2026-11-23T15:30:00.000Z', { status: 'SCHEDULED' })
const priya = contact(3, 'Priya Rao', '2026-11-25T15:30:00.000Z', { status: 'SCHEDULED' })
const everyone = [maria, sam, priya]

/** The response to the screen's query after a mutation. */
const listed = (...contacts: readonly ContactData[]) => ({
  ContactsScreenQuery: contactsData(contacts, { upcoming: contacts.length, overdue: 4 }),
})

beforeAll(async () => {
  await import('./ContactsScreen.tsx')
  await import('#web/features/contacts/dialogs/ContactDialog.tsx')
}, 60_000)
beforeEach(() => {
  // Half past noon in New York, on a Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T17:30:00.000Z') })
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(answer: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), ...listed(...everyone), ...answer })
  const app = renderApp('/contacts')
  await screen.findAllByRole('heading', { level: 2 })
  return { api, ...app }
}

const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }))
const gone = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
const tab = (name: RegExp) => screen.getByRole('tab', { name })

describe('completing', () => {
  const completed = (canReopen: boolean, ...left: readonly ContactData[]) => ({
    data: { completeContact: { contact: { id: 'k2', canReopen } } },
    after: listed(...left),
  })
  const answer = { useCompleteContactMutation: completed(true, maria, priya) }
  const begin = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Mark as Completed' }))
    return dialog('Mark as Completed')
  }

  test('asks for notes, takes the card away and leads on to the next one', async () => {
    const { api, user } = await open(answer)
    const question = await begin(user)
    const notes = question.getByLabelText('Add completion notes (optional):')
    await vi.waitFor(() => expect(notes).toHaveFocus())
    await enterText(user, notes, 'Wants the walnut one.')
    await user.dblClick(question.getByRole('button', { name: 'Mark as Completed' }))
    expect(await toasts().findByText('Contact marked as completed')).toBeVisible()
    await gone('Mark as Completed')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Priya Rao'])
    expect(tab(/^Upcoming/)).toHaveTextContent('Upcoming 2')
    expect(screen.getByRole('link', { name: 'Priya Rao' })).toHaveFocus()
    expect(api.sent('useCompleteContactMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'k2', notes: 'Wants the walnut one.' },
    ])
  })

  test('of the last one leads on to the list itself', async () => {
    const { user } = await open({ ...listed(sam), useCompleteContactMutation: completed(true) })
    await user.click((await begin(user)).getByRole('button', { name: 'Mark as Completed' }))
    expect(await screen.findByText('No upcoming contacts')).toBeVisible()
    await gone('Mark as Completed')
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  test('needs no notes, and can be undone', async () => {
    const { api, user } = await open({
      ...answer,
      useReopenContactMutation: {
        data: { reopenContact: { __typename: 'ReopenContactPayload' } },
        after: listed(...everyone),
      },
    })
    const question = await begin(user)
    await user.click(question.getByRole('button', { name: 'Mark as Completed' }))
    await user.click(await toasts().findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield', 'Priya Rao']))
    expect(tab(/^Upcoming/)).toHaveTextContent('Upcoming 3')
    expect(api.sent('useCompleteContactMutation')[0]?.variables.input).toEqual({ id: 'k2', notes: null })
    expect(api.sent('useReopenContactMutation')[0]?.variables.input).toEqual({ id: 'k2' })
  })

  test('offers no way back to those who may not take it', async () => {
    const { user } = await open({ useCompleteContactMutation: completed(false, maria, priya) })
    await user.click((await begin(user)).getByRole('button', { name: 'Mark as Completed' }))
    expect(await toasts().findByText('Contact marked as completed')).toBeVisible()
    expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('keeps the notes when it fails', async () => {
    const { user } = await open({
      useCompleteContactMutation: refusal('UNAVAILABLE', 'Try again in a moment.'),
    })
    const question = await begin(user)
    await enterText(user, question.getByLabelText(/^Add completion notes/), 'Call again')
    await user.click(question.getByRole('button', { name: 'Mark as Completed' }))
    expect(await toasts().findByText('Failed to complete contact')).toBeVisible()
    expect(question.getByText('Try again in a moment.')).toBeVisible()
    expect(question.getByLabelText(/^Add completion notes/)).toHaveValue('Call again')
    expect(shownCustomers()).toContain('Sam Whitfield')
  })

  test('takes at most 2,000 characters', async () => {
    const { api, user } = await open(answer)
    const question = await begin(user)
    await user.click(question.getByLabelText(/^Add completion notes/))
    await user.paste('a'.repeat(2001))
    await user.click(question.getByRole('button', { name: 'Mark as Completed' }))
    expect(question.getByText('Notes must be at most 2,000 characters')).toBeVisible()
    expect(api.sent('useCompleteContactMutation')).toHaveLength(0)
  })
})

describe('deleting', () => {
  const begin = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(cardOf('Priya Rao').getByRole('button', { name: 'Delete Contact' }))
    return dialog('Delete Contact', 'alertdialog')
  }

  test('asks first, and takes the card away', async () => {
    const { api, user } = await open({
      DeleteContactDialogMutation: {
        data: { deleteContact: { deletedContactId: 'k3' } },
        after: listed(maria, sam),
      },
    })
    const question = await begin(user)
    expect(question.getByText('Are you sure you want to delete this contact with Priya Rao?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Contact deleted successfully')).toBeVisible()
    await gone('Delete Contact', 'alertdialog')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
    expect(screen.getByRole('link', { name: 'Sam Whitfield' })).toHaveFocus()
    expect(api.sent('DeleteContactDialogMutation')[0]?.variables.input).toEqual({ id: 'k3' })
  })

  test('can be thought better of', async () => {
    const { api, user } = await open()
    await user.click((await begin(user)).getByRole('button', { name: 'Cancel' }))
    await gone('Delete Contact', 'alertdialog')
    expect(cardOf('Priya Rao').getByRole('button', { name: 'Delete Contact' })).toHaveFocus()
    expect(api.sent('DeleteContactDialogMutation')).toHaveLength(0)
  })

  test('says why it failed', async () => {
    const { user } = await open({ DeleteContactDialogMutation: refusal('NOT_FOUND', 'Contact not found') })
    await user.click((await begin(user)).getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Failed to delete contact: Contact not found')).toBeVisible()
    expect(shownCustomers()).toContain('Priya Rao')
  })
})

describe('rescheduling', () => {
  const moved = (scheduledDate: string, order = ['Maria Ortiz', 'Sam Whitfield', 'Priya Rao']) => {
    const contacts = everyone.filter(({ customerName }) => order.includes(customerName))
    contacts.sort((a, b) => order.indexOf(a.customerName) - order.indexOf(b.customerName))
    return {
      data: { rescheduleContact: { __typename: 'RescheduleContactPayload' } },
      after: listed(...contacts.map((one) => (one === maria ? { ...maria, scheduledDate } : one))),
    }
  }
  const begin = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(cardOf('Maria Ortiz').getByRole('button', { name: 'Reschedule' }))
    return dialog('Reschedule Contact')
  }
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) =>
    user.click((await begin(user)).getByRole('button', { name }))

  test.each([
    [
      /^Tomorrow/,
      '2026-11-21T19:00:00.000Z',
      'Nov 21, 2026, 2:00 PM',
      ['Maria Ortiz', 'Sam Whitfield', 'Priya Rao'],
    ],
    [
      /^Next week/,
      '2026-11-27T19:00:00.000Z',
      'Nov 27, 2026, 2:00 PM',
      ['Sam Whitfield', 'Priya Rao', 'Maria Ortiz'],
    ],
  ])('to %s takes one tap and keeps the time of day', async (item, to, words, order) => {
    const { api, user } = await open({ RescheduleContactDialogMutation: moved(to, order) })
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
    const { api, user } = await open({ RescheduleContactDialogMutation: moved('2026-11-06T19:00:00.000Z') })
    await choose(user, /^Next week/)
    await vi.waitFor(() => expect(api.sent('RescheduleContactDialogMutation')).toHaveLength(1))
    // 2 PM stays 2 PM: in summer that is 18:00 in UTC, in winter 19:00.
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: '2026-11-06T19:00:00.000Z',
    })
  })

  test('can be undone', async () => {
    const { api, user } = await open({
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
    const { api, user } = await open({ RescheduleContactDialogMutation: moved('2026-11-27T19:00:00.000Z') })
    await choose(user, /^Next week/)
    const undo = await toasts().findByRole('button', { name: 'Undo' })
    const words = 'Ana Lake moved it to Nov 30, 2026, 2:00 PM in the meantime.'
    api.answer('RescheduleContactDialogMutation', refusal('CONFLICT', words))
    await user.click(undo)
    expect(await toasts().findByText('Nothing was undone')).toBeVisible()
    expect(toasts().getByText(words)).toBeVisible()
    expect(toasts().queryByText(/Failed to reschedule/)).toBeNull()
  })

  test('to any time starts from the present one, and warns of one that has passed', async () => {
    const { api, user } = await open({
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
    await gone('Reschedule Contact')
    expect(shownCustomers()).toEqual(['Sam Whitfield', 'Priya Rao'])
    expect(api.sent('RescheduleContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      scheduledDate: '2026-11-19T19:00:00.000Z',
    })
  })

  test('says why it failed', async () => {
    const { user } = await open({
      RescheduleContactDialogMutation: refusal('CONFLICT', 'A completed contact cannot be moved.'),
    })
    await choose(user, /^Tomorrow/)
    expect(
      await toasts().findByText('Failed to reschedule contact: A completed contact cannot be moved.'),
    ).toBeVisible()
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield', 'Priya Rao'])
  })
})
