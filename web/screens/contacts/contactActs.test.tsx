import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type ContactData, completed, contactsData } from '#web/testing/contactData.ts'
import {
  everyone,
  expectClosed,
  listed,
  maria,
  openContacts,
  priya,
  sam,
  setUpContacts,
  tab,
} from '#web/testing/contactsScreen.ts'
import { cardOf, shownCustomers, toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { deletedRecord } from '#web/testing/trashData.ts'

setUpContacts()

describe('completing', () => {
  const completing = (canReopen: boolean, ...left: readonly ContactData[]) => ({
    data: { completeContact: { celebrations: [], contact: completed(sam, { canReopen }) } },
    after: listed(...left),
  })
  const answer = { useCompleteContactMutation: completing(true, maria, priya) }
  const begin = async (user: Awaited<ReturnType<typeof openContacts>>['user']) => {
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Mark as Completed' }))
    return findDialog('Mark as Completed')
  }

  test('asks for notes, takes the card away and leads on to the next one', async () => {
    const { api, user } = await openContacts(answer)
    const question = await begin(user)
    const notes = question.getByLabelText('Add completion notes (optional):')
    await vi.waitFor(() => expect(notes).toHaveFocus())
    await enterText(user, notes, 'Wants the walnut one.')
    await user.dblClick(question.getByRole('button', { name: 'Mark as Completed' }))
    expect(await toasts().findByText('Contact marked as completed')).toBeVisible()
    await expectClosed('Mark as Completed')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Priya Rao'])
    expect(tab(/^Upcoming/)).toHaveTextContent('Upcoming 2')
    expect(screen.getByRole('link', { name: 'Priya Rao' })).toHaveFocus()
    expect(api.sent('useCompleteContactMutation').map(({ variables }) => variables.input)).toEqual([
      { id: 'k2', notes: 'Wants the walnut one.', onlyIfOpen: true },
    ])
  })

  test('Completing the last contact leads on to the list itself', async () => {
    const { user } = await openContacts({ ...listed(sam), useCompleteContactMutation: completing(true) })
    await user.click((await begin(user)).getByRole('button', { name: 'Mark as Completed' }))
    expect(await screen.findByText('No upcoming contacts')).toBeVisible()
    await expectClosed('Mark as Completed')
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  test('offers the next contact in the toast, in one press', async () => {
    const { api, user } = await openContacts({
      ...answer,
      useScheduleContactMutation: {
        data: { scheduleContact: { contact: { id: 'k9', customerName: 'Sam Whitfield' } } },
      },
    })
    await user.click(cardOf('Sam Whitfield').getByRole('button', { name: 'Complete now: Sam Whitfield' }))
    await user.click(await toasts().findByRole('button', { name: 'Tomorrow' }))
    expect(await toasts().findByText('Contact scheduled successfully')).toBeVisible()
    expect(api.sent('useScheduleContactMutation')[0]?.variables.input).toEqual({
      customerId: 'c2',
      scheduledDate: '2026-11-21T14:00:00.000Z',
      email: null,
    })
    await vi.waitFor(() => expect(toasts().queryByText('Contact marked as completed')).toBeNull())
  })

  test('needs no notes, and can be undone', async () => {
    const { api, user } = await openContacts({
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
    expect(api.sent('useCompleteContactMutation')[0]?.variables.input).toEqual({
      id: 'k2',
      notes: null,
      onlyIfOpen: true,
    })
    expect(api.sent('useReopenContactMutation')[0]?.variables.input).toEqual({
      id: 'k2',
      expectedClosedAt: '2026-11-20T18:00:00.000Z',
    })
  })

  test('offers no way back to those who may not take it', async () => {
    const { user } = await openContacts({ useCompleteContactMutation: completing(false, maria, priya) })
    await user.click((await begin(user)).getByRole('button', { name: 'Mark as Completed' }))
    expect(await toasts().findByText('Contact marked as completed')).toBeVisible()
    expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('keeps the notes when it fails', async () => {
    const { user } = await openContacts({
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
    const { api, user } = await openContacts(answer)
    const question = await begin(user)
    await user.click(question.getByLabelText(/^Add completion notes/))
    await user.paste('a'.repeat(2001))
    await user.click(question.getByRole('button', { name: 'Mark as Completed' }))
    expect(question.getByText('Notes must be at most 2,000 characters')).toBeVisible()
    expect(api.sent('useCompleteContactMutation')).toHaveLength(0)
  })
})

describe('deleting', () => {
  const begin = async (user: Awaited<ReturnType<typeof openContacts>>['user']) => {
    await user.click(cardOf('Priya Rao').getByRole('button', { name: 'Delete Contact' }))
    return findDialog('Delete Contact', 'alertdialog')
  }

  test('asks first, and takes the card away', async () => {
    const { api, user } = await openContacts({
      DeleteContactDialogMutation: {
        data: { deleteContact: { deletedContactId: 'k3', trashEntry: deletedRecord } },
        after: listed(maria, sam),
      },
    })
    const question = await begin(user)
    expect(question.getByText(/^Are you sure/)).toHaveTextContent(
      'Are you sure you want to delete this contact with Priya Rao? It stays in the trash for 30 days.',
    )
    await user.click(question.getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Contact deleted successfully')).toBeVisible()
    await expectClosed('Delete Contact', 'alertdialog')
    expect(shownCustomers()).toEqual(['Maria Ortiz', 'Sam Whitfield'])
    expect(screen.getByRole('link', { name: 'Sam Whitfield' })).toHaveFocus()
    expect(api.sent('DeleteContactDialogMutation')[0]?.variables.input).toEqual({ id: 'k3' })
  })

  test('can be thought better of', async () => {
    const { api, user } = await openContacts()
    await user.click((await begin(user)).getByRole('button', { name: 'Cancel' }))
    await expectClosed('Delete Contact', 'alertdialog')
    expect(cardOf('Priya Rao').getByRole('button', { name: 'Delete Contact' })).toHaveFocus()
    expect(api.sent('DeleteContactDialogMutation')).toHaveLength(0)
  })

  test('says why it failed', async () => {
    const { user } = await openContacts({
      DeleteContactDialogMutation: refusal('NOT_FOUND', 'Contact not found'),
    })
    await user.click((await begin(user)).getByRole('button', { name: 'Delete Contact' }))
    expect(await toasts().findByText('Failed to delete contact: Contact not found')).toBeVisible()
    expect(shownCustomers()).toContain('Priya Rao')
  })
})

test('The completed ones are grouped by the day of their completion, today first', async () => {
  const { api, user } = await openContacts()
  const earlier = completed(priya, { completedAt: '2026-11-18T18:00:00.000Z' })
  api.answer('ContactsScreenQuery', contactsData([completed(sam), earlier]))
  await user.click(tab(/^Completed/))
  const group = async (name: string) => within(await screen.findByRole('list', { name }))
  expect((await group('Today')).getByText('Sam Whitfield')).toBeVisible()
  expect((await group('Earlier')).getByText('Priya Rao')).toBeVisible()
})
