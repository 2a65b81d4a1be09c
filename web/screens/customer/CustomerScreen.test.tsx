import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  ana,
  businessOf,
  call,
  entry,
  log,
  openCustomer,
  pageData,
  region,
  setUpCustomer,
  visit,
} from '#web/testing/customerPage.ts'
import { enterText } from '#web/testing/enterText.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

setUpCustomer()

describe('the head', () => {
  test('has the whole name, the status and what comes next', async () => {
    const name = `Maximiliana-Konstantina ${'Papadopoulou'.repeat(3)}`
    await openCustomer({ more: { name }, ahead: [visit(1, 2), call(2, 3)] })
    expect(region('Customer').getByText(name)).toBeVisible()
    expect(region('Customer').getByRole('button', { name: /^Unsold, change the status/ })).toBeVisible()
    expect(region('Customer').getByText(/^Next:/).parentElement).toHaveTextContent(/Next: New felt · /)
  })

  test.each([
    ['Overdue: Contact Maria Ortiz · ', call(1, -2)],
    ['Needs an outcome: New felt · ', visit(1, -2, { needsOutcome: true })],
    ['In progress: New felt · ', visit(1, 0, { status: 'IN_PROGRESS' })],
  ])('says %s', async (words, first) => {
    await openCustomer({ ahead: [first] })
    expect(screen.getByRole('region', { name: 'Customer' })).toHaveTextContent(words)
  })

  test('says that nothing is planned', async () => {
    await openCustomer()
    expect(region('Customer').getByText('No next step')).toBeVisible()
  })

  test('offers no text to a number that has opted out', async () => {
    await openCustomer({ more: { hasStoppedTexts: true } })
    const text = region('Customer').getByRole('button', { name: 'Text' })
    expect(text).toBeDisabled()
    expect(text).toHaveAccessibleDescription('No texts: this number has opted out')
  })

  test('schedules at a time that can be changed', async () => {
    const { user } = await openCustomer()
    await user.click(region('Customer').getByRole('button', { name: 'Schedule' }))
    const dialog = await findDialog('Schedule New Contact')
    expect(dialog.getByLabelText(/^Time/)).toHaveValue('09:00')
    expect(dialog.getByLabelText(/^Time/)).toBeEnabled()
  })
})

test('The page shows the address once, with a map, and since when the customer is known', async () => {
  await openCustomer({ more: { address: '12 Elm Street', city: 'Geneva' } })
  const details = region('Details')
  expect(details.getByRole('link', { name: '12 Elm Street, Geneva' })).toHaveAttribute('target', '_blank')
  expect(details.queryByText('City')).toBeNull()
  expect(details.getByText('Oct 1, 2026')).toBeVisible()
})

test('The page collapses long notes, so that what is ahead is near', async () => {
  const { user } = await openCustomer({ more: { notes: 'Line\n'.repeat(40) } })
  await user.click(region('Details').getByRole('button', { name: 'Show more' }))
  expect(region('Details').getByRole('button', { name: 'Show less' })).toBeVisible()
})

test('The page keeps an open form when another user deletes the customer', async () => {
  const { user, api, refresh } = await openCustomer({ more: { notes: 'Calls late.' } })
  await user.click(region('Details').getByRole('button', { name: 'Edit' }))
  const dialog = await findDialog('Edit Customer')
  await enterText(user, dialog.getByLabelText('Notes'), ' Likes slate.')
  api.answer('CustomerScreenQuery', {
    data: {
      viewer: {
        user: { __typename: 'User', id: 'u1' },
        business: { ...businessOf(pageData()), customer: null },
      },
    },
  })
  await refresh()
  expect(await screen.findByText('Customer not found')).toBeInTheDocument()
  expect(dialog.getByLabelText('Notes')).toHaveValue('Calls late. Likes slate.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Customer not found')).toBeVisible()
})

describe('entries', () => {
  test('keep the line breaks of a note, and say who wrote it', async () => {
    await openCustomer({ history: [log(1, 'NOTE', 'Asked about a 9 ft table.\nSecond line.')] })
    const [note] = region('History').getAllByRole('listitem')
    const text = within(note as HTMLElement).getByText(/Second line/)
    expect(text.textContent).toBe('Asked about a 9 ft table.\nSecond line.')
    expect(text).toHaveClass('whitespace-pre-line')
    expect(note).toHaveTextContent('by Ana Lake')
  })

  test('show the notes of a contact beyond its subject', async () => {
    await openCustomer({
      ahead: [call(1, 2, { subject: 'Ask about slate', notes: 'Ask about slate\nand the stairs' })],
    })
    expect(region('Ahead').getByText(/and the stairs/)).toBeVisible()
  })

  test('say who completed or cancelled an appointment', async () => {
    await openCustomer({
      history: [
        visit(1, -1, { status: 'COMPLETED', completedBy: ana }),
        visit(2, -2, { status: 'CANCELLED', cancelledBy: ana }),
      ],
    })
    const [done, cancelled] = region('History').getAllByRole('listitem')
    expect(done).toHaveTextContent('Completed by Ana Lake')
    expect(cancelled).toHaveTextContent('Cancelled by Ana Lake')
  })

  test('say that the customer has confirmed', async () => {
    const reply = { id: 'r1', body: 'c', meaning: 'CONFIRM' }
    await openCustomer({
      ahead: [visit(1, 2, { confirmedAt: '2026-11-20T15:00:00Z' })],
      history: [entry('SmsReply', '2026-11-20T15:00:00Z', reply)],
    })
    expect(region('Ahead').getByText('Confirmed')).toBeVisible()
    expect(region('History').getByText('They replied to confirm')).toBeVisible()
  })
})

describe('the history', () => {
  test('is limited to a topic, which stands in the address', async () => {
    const { user, api, address } = await openCustomer({ history: [log(1, 'NOTE', 'Likes slate')] })
    expect(region('History').getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
    api.answer('CustomerScreenQuery', pageData())
    await user.click(region('History').getByRole('button', { name: 'Texts' }))
    expect(await region('History').findByText('Nothing found')).toBeVisible()
    expect(address()).toBe('/customers/1?topic=text')
    expect(region('History').getByRole('button', { name: 'Texts' })).toHaveAttribute('aria-pressed', 'true')
    expect(api.sent('CustomerScreenQuery').at(-1)?.variables).toEqual({
      customer: 1,
      topic: 'TEXT',
      words: null,
    })
    api.answer('CustomerScreenQuery', pageData({ history: [log(1, 'NOTE', 'Likes slate')] }))
    await user.click(region('History').getByRole('button', { name: 'Show everything' }))
    expect(await region('History').findByText('Likes slate')).toBeVisible()
    expect(address()).toBe('/customers/1')
  })

  test('is searched while one types, within the topic', async () => {
    const { user, api, address } = await openCustomer(
      { history: [log(1, 'NOTE', 'Likes slate')] },
      '/customers/1?topic=note',
    )
    api.answer('CustomerScreenQuery', pageData({ history: [log(2, 'NOTE', 'Prefers maple')] }))
    const box = region('History').getByRole('searchbox', { name: 'Search the history' })
    await enterText(user, box, ' maple ')
    expect(await region('History').findByText('Prefers maple')).toBeVisible()
    expect(api.sent('CustomerScreenQuery').at(-1)?.variables).toMatchObject({ topic: 'NOTE', words: 'maple' })
    expect(address()).toBe('/customers/1?topic=note&words=maple')
    expect(box).toHaveValue(' maple ')
  })

  test('offers a note while it is empty', async () => {
    await openCustomer()
    expect(region('History').getByText('Nothing has happened yet')).toBeVisible()
  })
})

test('A fact is copied and edited where it stands: the form begins with its field, and Esc leads back', async () => {
  const { user } = await openCustomer({ more: { email: 'maria@example.com' } })
  const details = region('Details')
  await user.click(details.getByRole('button', { name: 'Copy the email address' }))
  // The clipboard answers later than the press; the names of all buttons of the page take a while to find, and the
  // sign goes away by itself, so it is looked for by what it says.
  expect(await details.findByText('Copied')).toHaveAttribute('role', 'status')
  expect(await navigator.clipboard.readText()).toBe('maria@example.com')
  for (const [label, field] of [
    ['Edit the email address', /^Email/],
    ['Edit the interest', /^Interest/],
  ] as const) {
    const button = details.getByRole('button', { name: label })
    await user.click(button)
    const dialog = await findDialog('Edit Customer')
    await vi.waitFor(() => expect(dialog.getByLabelText(field)).toHaveFocus())
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(button).toHaveFocus())
  }
})

test('Who may not edit the customer copies facts, and edits none', async () => {
  await openCustomer({ more: { canEdit: false } })
  expect(screen.getByRole('button', { name: 'Copy the name' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the phone number' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
})
