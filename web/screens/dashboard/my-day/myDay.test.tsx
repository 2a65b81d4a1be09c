import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchDashboardCode } from '#web/testing/dashboardCode.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { openDashboard, panel } from '#web/testing/dashboardScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { closedAt, day, felt, finished, maria, startMyDay as start, two } from '#web/testing/myDay.ts'

beforeAll(fetchDashboardCode, 120_000)
// 12:30 in New York.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T17:30:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers().unstubAllGlobals()
})

describe('the panel', () => {
  test('says how much there is to do, and what comes first', async () => {
    await openDashboard(dashboardData({ myDay: { total: 1204, overdue: 3, entries: two } }))
    expect(panel('My day').getByText('999+ to do')).toBeVisible()
    expect(panel('My day').getByText('3 overdue')).toBeVisible()
    expect(panel('My day').getByText('First: Maria Ortiz, Felt is late')).toBeVisible()
  })

  test('offers nothing to start when all is done', async () => {
    await openDashboard()
    expect(panel('My day').getByText('All done')).toBeVisible()
    expect(panel('My day').queryByRole('button')).toBeNull()
  })
})

describe('a card', () => {
  test('says who and why, and calls with one tap', async () => {
    const { dialog, card } = await start()
    expect(await card('Maria Ortiz')).toHaveFocus()
    for (const text of ['Cloth samples', 'Overdue contact', 'Call after noon', '1 of 2']) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    expect(dialog.getByRole('link', { name: 'Call (555)010-0001' })).toHaveAttribute('href', 'tel:5550100001')
    expect(dialog.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:5550100001')
    expect(dialog.getByRole('link', { name: 'Maria Ortiz' })).toHaveAttribute('href', '/customers/1')
    expect(dialog.getByText('First call – Liked the walnut one')).toBeVisible()
    expect(dialog.getByText(/by Ann Lee$/)).toBeVisible()
  })

  test('names the owner of a colleague’s customer, and offers no text after a STOP', async () => {
    const stopped = { ...maria, customer: { ...maria.customer, hasStoppedTexts: true, ownerName: 'Ann Lee' } }
    const { dialog } = await start({ MyDayQuery: day([stopped]) })
    expect(dialog.getByText('No texts: this number has opted out')).toBeVisible()
    expect(dialog.getByText(/^Owner:/)).toHaveTextContent('Owner: Ann Lee')
    expect(dialog.queryByRole('link', { name: 'Text' })).toBeNull()
  })

  test('takes a common outcome with one tap, and names what else the customer needs', async () => {
    const second = { ...maria, id: 'k2', subject: 'Pick up the cue' }
    const { user, dialog } = await start({ MyDayQuery: day([maria, second]) })
    expect(dialog.getByText(/^Also for/)).toHaveTextContent('Also for Maria Ortiz, next: Pick up the cue')
    await user.click(dialog.getByRole('button', { name: 'No answer' }))
    expect(dialog.getByLabelText('How did it go?')).toHaveValue('No answer')
  })

  test('is followed by what else its customer needs, wherever a newer answer puts it', async () => {
    const second = { ...maria, id: 'k2', subject: 'Pick up the cue' }
    const { dialog, card, user, done } = await start({
      MyDayQuery: day([maria, second, felt]),
      useFinishEntryMutation: { ...finished, after: { MyDayQuery: day([felt, second]) } },
    })
    expect(dialog.getByText(/^Also for/)).toHaveTextContent('Also for Maria Ortiz, next: Pick up the cue')
    await user.click(done())
    expect(await dialog.findByText('Pick up the cue')).toBeVisible()
    expect(await card('Maria Ortiz')).toHaveFocus()
  })

  test('is done with its outcome and its next contact in one go, and the next card comes', async () => {
    const { api, user, dialog, card, done } = await start({ useFinishEntryMutation: finished })
    await enterText(user, dialog.getByLabelText('How did it go?'), 'Wants a quote')
    await user.click(dialog.getByRole('button', { name: 'Tomorrow' }))
    await user.dblClick(done())
    expect(await card('Felt is late')).toHaveFocus()
    expect(await dialog.findByText('2 of 2')).toBeVisible()
    expect(dialog.queryByRole('group', { name: 'Next contact' })).toBeNull()
    expect(api.sent('useFinishEntryMutation').map(({ variables }) => variables.input)).toEqual([
      {
        id: 'k1',
        outcome: 'Wants a quote',
        nextContactAt: '2026-11-21T14:00:00.000Z',
        nextNotes: 'Cloth samples',
        onlyIfOpen: true,
      },
    ])
    expect(screen.getByText('Contact marked as completed, and the next contact is scheduled')).toBeVisible()
  })

  test('keeps everything when it cannot be saved', async () => {
    const { user, dialog, card, done } = await start({
      useFinishEntryMutation: refusal('UNAVAILABLE', 'The database cannot be reached.'),
    })
    await enterText(user, dialog.getByLabelText('How did it go?'), 'Wants a quote')
    await user.click(dialog.getByRole('button', { name: 'Next week' }))
    await user.click(done())
    const [said] = await screen.findAllByText('Failed to save: The database cannot be reached.')
    expect(said).toBeVisible()
    expect(await card('Maria Ortiz')).toBeVisible()
    expect(dialog.getByLabelText('How did it go?')).toHaveValue('Wants a quote')
    expect(dialog.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('asks for the day when one is to be picked', async () => {
    const { api, user, dialog, done } = await start()
    await user.click(dialog.getByRole('button', { name: 'Pick a date' }))
    expect(dialog.getByLabelText(/^Date/)).toHaveValue('2026-11-21')
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '' } })
    await user.click(done())
    expect(await dialog.findByText('Contact date is required')).toBeVisible()
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2026-11-19' } })
    expect(dialog.getByText(/^This time has already passed/)).toBeVisible()
    expect(api.sent('useFinishEntryMutation')).toEqual([])
  })

  test('comes back by Undo behind a card on which something was typed', async () => {
    const { user, dialog, card, done } = await start({
      useFinishEntryMutation: finished,
      useFinishEntryUndoMutation: {
        data: { reopenMyDayEntry: { __typename: 'ReopenMyDayEntryPayload' } },
        after: { DashboardScreenQuery: day(two), MyDayQuery: day(two) },
      },
    })
    await user.click(done())
    await card('Felt is late')
    await enterText(user, dialog.getByLabelText('How did it go?'), 'Comes on Monday')
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    await waitFor(() => expect(dialog.getByText('1 of 2')).toBeVisible())
    expect(dialog.getByLabelText('How did it go?')).toHaveValue('Comes on Monday')
    await user.click(dialog.getByRole('button', { name: 'Skip for now' }))
    expect(await card('Maria Ortiz')).toBeVisible()
  })

  test('comes back by Undo, with what was scheduled taken back too', async () => {
    const { api, user, card, done } = await start({
      useFinishEntryMutation: finished,
      useFinishEntryUndoMutation: {
        data: { reopenMyDayEntry: { __typename: 'ReopenMyDayEntryPayload' } },
        after: { DashboardScreenQuery: day(two), MyDayQuery: day(two) },
      },
    })
    await user.click(done())
    await card('Felt is late')
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    expect(await card('Maria Ortiz')).toBeVisible()
    expect(api.sent('useFinishEntryUndoMutation')[0]?.variables).toEqual({
      input: { id: 'k1', nextContactId: 'k9', expectedClosedAt: closedAt },
    })
  })
})

describe('a card whose Undo did not arrive', () => {
  test('comes back when Undo is tried again', async () => {
    const { api, user, card, done } = await start({
      useFinishEntryMutation: finished,
      useFinishEntryUndoMutation: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await user.click(done())
    await card('Felt is late')
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    const again = await screen.findByRole('button', { name: 'Try again', hidden: true })
    api.answer('useFinishEntryUndoMutation', {
      data: { reopenMyDayEntry: { __typename: 'ReopenMyDayEntryPayload' } },
      after: { DashboardScreenQuery: day(two), MyDayQuery: day(two) },
    })
    await user.click(again)
    expect(await card('Maria Ortiz')).toBeVisible()
  })
})

describe('the queue', () => {
  test('ends when all is done or put off, and what was put off can be gone through', async () => {
    const { api, user, dialog, card } = await start()
    await user.click(dialog.getByRole('button', { name: 'Skip for now' }))
    await card('Felt is late')
    await user.click(dialog.getByRole('button', { name: 'Skip for now' }))
    expect(await dialog.findByText('That was your day')).toBeVisible()
    expect(dialog.getByText('2 put off for later.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Go through them now' }))
    expect(await card('Maria Ortiz')).toBeVisible()
    expect(api.sent('MyDayQuery').map(({ variables }) => variables)).toEqual([{ putOff: [] }, { putOff: [] }])
  })

  test('goes on behind its first page, without what was put off', async () => {
    const ann = { ...maria.customer, id: 'c2', name: 'Ann Lee' }
    const later = { ...maria, id: 'k2', customerName: 'Ann Lee', name: 'Ann Lee', customer: ann }
    const { api, user, dialog, card } = await start({ MyDayQuery: day(two, 3) })
    await user.click(dialog.getByRole('button', { name: 'Skip for now' }))
    await card('Felt is late')
    api.answer('MyDayQuery', day([later], 3))
    await user.click(dialog.getByRole('button', { name: 'Skip for now' }))
    expect(await card('Ann Lee')).toBeVisible()
    expect(api.sent('MyDayQuery').at(-1)?.variables).toEqual({ putOff: ['k1', 'h1'] })
  })
})
