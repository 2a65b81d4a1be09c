import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bellData, notificationData } from '#web/testing/bellData.ts'
import { answering, bell, openWithBell, panel, setUpBell } from '#web/testing/bellPanel.ts'
import { refusal } from '#web/testing/fakeApi.ts'

setUpBell()

describe('what is for the person', () => {
  const two = [
    notificationData(2, 'Priya assigned to you: Order felt'),
    notificationData(1, 'Task due', { readAt: '2026-11-19T00:00:00Z' }),
  ]

  test('is shown first when nothing else waits, and is read by opening it', async () => {
    const { api, user, address } = openWithBell(bellData({ notifications: two, unreadCount: 1 }))
    await user.click(await bell('Notifications, 1 new for you'))
    const link = await (await panel()).findByRole('link', { name: /Unread: Priya assigned/ })
    expect(link).toHaveAttribute('href', '/hotboard')
    await user.click(link)
    expect(api.sent('useMarkReadMutation')[0]?.variables).toEqual({ input: { id: 'n2' } })
    expect(address()).toBe('/hotboard')
  })

  test.each([
    ['OrganizerTask', 'This task is no longer there.'],
    ['StickyNote', null],
  ])('of the type %s tells whether it is still there: %s', async (subjectType, words) => {
    const gone = { __typename: 'Notification', id: 'n2', isSubjectThere: words === null }
    const one = notificationData(2, 'Priya assigned to you: Order felt', { subjectType })
    const { api, user } = openWithBell(bellData({ notifications: [one], unreadCount: 1 }), {
      useTellWhenGoneQuery: { data: { node: gone } },
    })
    await user.click(await bell('Notifications, 1 new for you'))
    await user.click(await (await panel()).findByRole('link', { name: /Priya assigned/ }))
    await vi.waitFor(() => expect(api.sent('useTellWhenGoneQuery')[0]?.variables).toEqual({ id: 'n2' }))
    if (words) expect(await screen.findByText(words)).toBeVisible()
    else expect(screen.queryByText(/no longer there/)).toBeNull()
  })

  test('leads to the import that it is about', async () => {
    const about = { subjectType: 'Import', subjectDatabaseId: 7 }
    const one = notificationData(2, 'Import finished: 3 added, 0 filled, 0 refused.', about)
    const { user } = openWithBell(bellData({ notifications: [one], unreadCount: 1 }))
    await user.click(await bell('Notifications, 1 new for you'))
    const link = await (await panel()).findByRole('link', { name: /Import finished/ })
    expect(link).toHaveAttribute('href', '/import/7')
  })

  test('is read all at once', async () => {
    const newestRead = { __typename: 'Notification', id: 'n2', readAt: '2026-11-20T17:30:00Z' }
    const { api, user } = openWithBell(bellData({ notifications: two, unreadCount: 1 }), {
      useMarkReadAllMutation: {
        data: { markAllNotificationsRead: { newestRead, viewer: { bell: { unreadCount: 0 } } } },
        after: answering(
          bellData({ notifications: two.map((one) => ({ ...one, readAt: newestRead.readAt })) }),
        ),
      },
    })
    await user.click(await bell())
    const list = await panel()
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }))
    await bell('Notifications')
    expect(list.queryByText(/^Unread/)).toBeNull()
    expect(api.sent('useMarkReadAllMutation')[0]?.variables).toEqual({ input: { upTo: 'n2' } })
  })
})

describe('a reminder of which nobody knows whether it arrived', () => {
  const notifications = notificationData(3, 'The reminder to Ann Lee may not have arrived', {
    subjectType: 'SmsMessage',
    reminderToSettle: 'm1',
  })

  test('is marked as sent in the bell, and goes', async () => {
    const { api, user, address } = openWithBell(
      bellData({ notifications: [notifications], unreadCount: 1 }),
      {
        useSettleReminderMarkMutation: {
          data: { markReminderSent: { __typename: 'MarkReminderSentPayload' } },
          after: answering(bellData()),
        },
      },
    )
    const before = address()
    await user.click(await bell('Notifications, 1 new for you'))
    await user.click(
      await (await panel()).findByRole('button', { name: /^Mark as sent: The reminder to Ann/ }),
    )
    expect(await (await panel()).findByText('Nothing for you yet')).toBeVisible()
    expect(api.sent('useSettleReminderMarkMutation')[0]?.variables).toEqual({ id: 'm1' })
    await bell('Notifications')
    expect(address()).toBe(before)
  })

  test('is sent again after a question; when somebody else was first, that is said', async () => {
    const words = 'Mia Manager has already marked this reminder as sent.'
    const { api, user } = openWithBell(bellData({ notifications: [notifications], unreadCount: 1 }), {
      useSettleReminderSendMutation: refusal('CONFLICT', words),
    })
    await user.click(await bell('Notifications, 1 new for you'))
    await user.click(await (await panel()).findByRole('button', { name: /^Send again/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send the reminder again?' }))
    await user.click(dialog.getByRole('button', { name: 'Send Again' }))
    // One for the screen and one for screen readers.
    expect(await screen.findAllByText(words)).not.toEqual([])
    await vi.waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Send the reminder again?' })).toBeNull(),
    )
    expect(api.sent('useSettleReminderSendMutation')).toHaveLength(1)
  })
})
