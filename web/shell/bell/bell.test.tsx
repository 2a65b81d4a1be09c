import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bellAnswer, bellData } from '#web/testing/bellData.ts'
import { answering, bell, openWithBell, panel, setUpBell } from '#web/testing/bellPanel.ts'
import { completed, contact } from '#web/testing/contactData.ts'
import { customer } from '#web/testing/customerData.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpBell()

const late = () => contact(1, 'Maria Ortiz', '2026-11-19T15:00:00Z', { subject: 'Cloth samples' })
const next = () => contact(2, 'Ann Lee', '2026-11-20T18:00:00Z', { subject: 'Rail height' })
const item = { id: 'h1', title: 'Felt is late', priority: 'URGENT', assigneeName: 'Marcus Bell' }
const step = {
  __typename: 'FollowUp',
  id: 'f1',
  customerName: 'Carmen Villanueva',
  title: 'Check in',
  scheduledDate: '2026-11-18T14:00:00.000Z',
  canComplete: true,
  customer: customer(9, 'Carmen Villanueva'),
}

describe('the badge', () => {
  test.each([
    [1, '1', 'Notifications, 1'],
    [9, '9', 'Notifications, 9'],
    [10, '9+', 'Notifications, 9+ (10 in all)'],
    [1000, '9+', 'Notifications, 9+ (999+ in all)'],
  ])('The badge for %i says %s', async (overdueFollowUps, words, name) => {
    openWithBell(bellData({ more: { overdueFollowUps } }))
    expect(await bell(name)).toHaveTextContent(words)
  })

  test('is not there when nothing waits', async () => {
    openWithBell()
    expect(await bell('Notifications')).toHaveTextContent(/^$/)
  })

  test('leaves out what is for the person alone, which the name tells', async () => {
    openWithBell(bellData({ unreadCount: 2 }))
    expect(await bell('Notifications, 2 new for you')).toHaveTextContent(/^$/)
  })
})

describe('what it lists', () => {
  test('leads to where each is dealt with', async () => {
    const contents = bellData({
      overdueContacts: [late()],
      upcomingContacts: [next()],
      hotBoardItems: [item],
      overdueFollowUps: [step],
      more: { upcomingContacts: 4 },
    })
    const { user } = openWithBell(contents)
    await user.click(await bell('Notifications, 8'))
    const list = await panel()
    const [overdue, upcoming, more, board, followUp] = [
      await list.findByRole('link', { name: /^Maria Ortiz/ }),
      list.getByRole('link', { name: /^Ann Lee/ }),
      list.getByRole('link', { name: '4 more' }),
      list.getByRole('link', { name: /^Felt is late/ }),
      list.getByRole('link', { name: /^Carmen Villanueva/ }),
    ]
    expect(overdue).toHaveTextContent('Maria Ortiz (555)010-0001 · Cloth samples Yesterday 10:00 AM')
    expect(upcoming).toHaveTextContent('Ann Lee (555)010-0002 · Rail height Today 1:00 PM')
    expect(board).toHaveTextContent('Felt is late Marcus Bell Urgent')
    expect(followUp).toHaveTextContent('Carmen Villanueva (555)010-0009 · Check in Wed, Nov 18 9:00 AM')
    const targets = [overdue, upcoming, more, board, followUp].map((link) => link.getAttribute('href'))
    expect(targets).toEqual([
      '/scheduled-contacts?tab=overdue',
      '/scheduled-contacts',
      '/scheduled-contacts',
      '/hotboard',
      '/scheduled-followups?tab=overdue',
    ])
    expect(list.getByRole('link', { name: 'View All Activities' })).toHaveAttribute('href', '/dashboard')
    // Opened in another tab, it leaves the bell as it is.
    for (const link of [more, board]) fireEvent.click(link, { ctrlKey: true })
    expect(more).toBeVisible()
    await user.click(board)
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
  })

  test('is nothing when all is done', async () => {
    const { user } = openWithBell()
    await user.click(await bell())
    expect(await (await panel()).findByText('All caught up!')).toBeVisible()
  })

  test('is asked for when the bell is opened, not before', async () => {
    const { api, user } = openWithBell()
    const button = await bell()
    expect(api.sent('BellPanelQuery')).toEqual([])
    await user.click(button)
    await panel()
    expect(api.sent('BellPanelQuery')).toHaveLength(1)
    await user.click(button)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
  })

  test('is read again with the screen while it is open, and only then', async () => {
    const { api, user, refresh } = openWithBell()
    const button = await bell()
    await refresh()
    expect(api.sent('BellPanelQuery')).toHaveLength(0)
    await user.click(button)
    const list = await panel()
    expect(await list.findByText('All caught up!')).toBeVisible()
    const after = bellData({ overdueContacts: [late()] })
    for (const [operation, answer] of Object.entries(answering(after))) api.answer(operation, answer)
    await refresh()
    expect(list.getByRole('link', { name: /^Maria Ortiz/ })).toBeVisible()
    expect(await bell('Notifications, 1')).toBeVisible()
    await user.click(button)
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const query = api.sent('BellPanelQuery').length
    await refresh()
    expect(api.sent('BellPanelQuery')).toHaveLength(query)
  })

  test('tries again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { api, user } = openWithBell(bellData(), { BellPanelQuery: { status: 503, text: 'Down' } })
    await user.click(await bell())
    const again = await (await panel()).findByRole('button', { name: 'Try again' })
    api.answer('BellPanelQuery', bellAnswer())
    await user.click(again)
    expect(await (await panel()).findByText('All caught up!')).toBeVisible()
  })

  test('is dealt with in place, with one press, and is given a note afterwards', async () => {
    const { api, user, address } = openWithBell(
      bellData({ overdueContacts: [late()], upcomingContacts: [next()] }),
      {
        useCompleteContactMutation: {
          data: {
            completeContact: {
              celebrations: [],
              contact: completed(late()),
            },
          },
          after: answering(bellData({ upcomingContacts: [next()] })),
        },
        NoteContactDialogMutation: {
          data: { noteCompletedContact: { contact: { id: 'k1', completedNotes: 'Wants a quote' } } },
        },
      },
    )
    await user.click(await bell('Notifications, 2'))
    await user.click(await (await panel()).findByRole('button', { name: 'Complete now: Maria Ortiz' }))
    expect(await screen.findByText('Contact marked as completed')).toBeVisible()
    expect(await bell('Notifications, 1')).toHaveTextContent('1')
    const list = await panel()
    await vi.waitFor(() => expect(list.queryByText('Maria Ortiz')).toBeNull())
    expect(list.getByText('Ann Lee')).toBeVisible()
    expect(address()).toBe('/vendor-contacts')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Note' }))
    await user.type(dialog.getByLabelText(/^How did it go/), 'Wants a quote')
    await user.click(dialog.getByRole('button', { name: 'Add Note' }))
    expect(await screen.findByText('Note added')).toBeVisible()
    expect(api.sent('NoteContactDialogMutation')[0]?.variables.input).toEqual({
      id: 'k1',
      notes: 'Wants a quote',
    })
  })
})

describe('when time passes', () => {
  const soon = '2026-11-20T17:30:00.100Z'

  test('The bell is right by itself when time passes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now(), shouldAdvanceTime: true })
    const changesAt = new Date(Date.now() + 300).toISOString()
    const contents = [bellData({ changesAt }), bellData({ overdueContacts: [late()] })]
    const { api } = openWithBell(bellData(), { ShellQuery: () => shellData('ADMIN', contents.shift()) })
    expect(await bell('Notifications, 1')).toBeVisible()
    expect(api.sent('ShellQuery')).toHaveLength(2)
  })

  test('The bell waits until somebody looks', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { api } = openWithBell(bellData({ changesAt: soon }))
    await bell('Notifications')
    vi.setSystemTime(new Date('2026-11-20T18:30:00Z'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(api.sent('ShellQuery')).toHaveLength(1)
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await vi.waitFor(() => expect(api.sent('ShellQuery')).toHaveLength(2))
  })
})
