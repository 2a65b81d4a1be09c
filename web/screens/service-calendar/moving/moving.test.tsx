import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { appointment } from '#web/testing/calendarData.ts'
import { cell, monthData, openMonth as open, panel, written } from '#web/testing/calendarScreen.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('../ServiceCalendarScreen.tsx')
  await import('../dialogs/CalendarDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const one = appointment(1, '2026-11-20', 'Doyle')
const moved = appointment(1, '2026-11-23', 'Doyle')
const data = { updateServiceAppointment: { serviceAppointment: moved } }
const there = /^Monday, November 23, 2026, 1 appointment; 9:00 AM Doyle, Theo Grant$/
async function move(
  user: Awaited<ReturnType<typeof open>>['user'],
  day = '2026-11-23',
  says = 'The times stay.',
) {
  await user.click(panel().getByRole('button', { name: 'More: Robin Doyle' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
  const dialog = await findDialog('Move Appointment')
  await user.clear(dialog.getByLabelText(/^Date/))
  await enterText(user, dialog.getByLabelText(/^Date/), day)
  expect(dialog.getByLabelText(/^Date/)).toHaveAccessibleDescription(says)
  await user.click(dialog.getByRole('button', { name: 'Move' }))
}

test('A move happens at once, changes the day alone, and can be undone', async () => {
  let answered = (_: object) => {}
  const { user, api } = await open([one], {
    useMoveAppointmentMutation: () => new Promise((resolve) => (answered = resolve)),
  })
  await move(user)
  expect(await screen.findByRole('gridcell', { name: there, hidden: true })).toBeInTheDocument()
  answered(written(data, [moved]))
  expect(await toasts().findByText('Service appointment updated successfully')).toBeVisible()
  expect(toasts().getByText(/^Robin Doyle/)).toBeVisible()
  expect(api.sent('useMoveAppointmentMutation')[0]?.variables.input).toEqual({
    id: 'a1',
    date: '2026-11-23',
    overbook: false,
  })
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('gridcell', { name: /^Friday, November 20, 2026, 1 app/ })).toBeVisible()
  expect(api.sent('useMoveAppointmentMutation')[1]?.variables.input).toEqual({
    id: 'a1',
    date: '2026-11-20',
    startTime: '09:00',
    endTime: '11:00',
    overbook: false,
    expectedStartsAt: moved.startsAt,
    expectedEndsAt: moved.endsAt,
  })
})

test('A move onto a day without its hour tells the times that were stored', async () => {
  const late = appointment(1, '2026-11-20', 'Doyle', { startTime: '02:15', endTime: '03:15' })
  const stored = appointment(1, '2027-03-14', 'Doyle', {
    startTime: '03:15',
    endTime: '04:15',
    startsAt: '2027-03-14T07:15:00.000Z',
  })
  const never = () => new Promise<never>(() => {})
  const { user, api } = await open([late], {
    useMoveAppointmentMutation: {
      data: { updateServiceAppointment: { serviceAppointment: stored } },
      after: { ServiceCalendarScreenQuery: never },
    },
  })
  await move(user, '2027-03-14', 'The clocks change on this day. The appointment will be 3:15 AM – 4:15 AM.')
  expect(await toasts().findByText('Robin Doyle, Mar 14, 2027, 3:15 AM, Theo Grant')).toBeVisible()
  const restored = {
    updateServiceAppointment: { serviceAppointment: { ...late, startsAt: '2026-11-20T07:15:00.000Z' } },
  }
  api.answer('useMoveAppointmentMutation', { data: restored })
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText(/^Robin Doyle, Nov 20, 2026, 2:15 AM, Theo/)).toBeVisible()
})

test('A move is not undone when another user has moved it since, which is said', async () => {
  const { user, api } = await open([one], { useMoveAppointmentMutation: written(data, [moved]) })
  await move(user)
  const undo = await toasts().findByRole('button', { name: 'Undo' })
  const words = 'Ana Lake moved it to Nov 24, 2026, 9:00 AM in the meantime.'
  api.answer('useMoveAppointmentMutation', refusal('CONFLICT', words))
  await user.click(undo)
  expect(await toasts().findByText('Nothing was undone')).toBeVisible()
  expect(toasts().getByText(words)).toBeVisible()
  expect(toasts().getByText('Robin Doyle')).toBeVisible()
  expect(await screen.findByRole('gridcell', { name: there })).toBeVisible()
})

test('What another user moved while Undo was on its way is shown where it is', async () => {
  const { user, api, refresh } = await open([one], { useMoveAppointmentMutation: written(data, [moved]) })
  await move(user)
  const undo = await toasts().findByRole('button', { name: 'Undo' })
  let refuse = () => {}
  const refused = refusal('CONFLICT', 'Ana Lake moved it in the meantime.')
  api.answer('useMoveAppointmentMutation', () => new Promise((done) => (refuse = () => done(refused))))
  await user.click(undo)
  api.answer('ServiceCalendarScreenQuery', monthData([appointment(1, '2026-11-24', 'Doyle')]))
  const shown = refresh()
  await new Promise((done) => setTimeout(done, 500))
  refuse()
  await shown
  expect(await screen.findByRole('gridcell', { name: /^Tuesday, November 24, 2026, 1 app/ })).toBeVisible()
})

test('A move is undone beyond the limit of a full day by users who confirm it', async () => {
  const { user, api } = await open([one], {
    useMoveAppointmentMutation: written(data, [moved]),
    ServiceCalendarScreenQuery: monthData([one], { canOverbook: true }),
  })
  await move(user)
  const undo = await toasts().findByRole('button', { name: 'Undo' })
  const words = 'This day already has 2 appointments.'
  api.answer('useMoveAppointmentMutation', refusal('CONFLICT', words, { fields: { date: [words] } }))
  await user.click(undo)
  const question = await findDialog('This day is full', 'alertdialog')
  expect(toasts().queryByText('Nothing was undone')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Move Anyway' }))
  await vi.waitFor(() => expect(api.sent('useMoveAppointmentMutation')).toHaveLength(3))
  expect(api.sent('useMoveAppointmentMutation')[2]?.variables.input).toMatchObject({
    date: '2026-11-20',
    overbook: true,
    expectedStartsAt: moved.startsAt,
  })
})

test('A full day is asked about, too, when Undo arrives only at the second try', async () => {
  const { user, api } = await open([one], {
    useMoveAppointmentMutation: written(data, [moved]),
    ServiceCalendarScreenQuery: monthData([one], { canOverbook: true }),
  })
  await move(user)
  const undo = await toasts().findByRole('button', { name: 'Undo' })
  api.answer('useMoveAppointmentMutation', () => {
    throw new TypeError('Failed to fetch')
  })
  await user.click(undo)
  const again = await toasts().findByRole('button', { name: 'Try again' })
  const words = 'This day already has 2 appointments.'
  api.answer('useMoveAppointmentMutation', refusal('CONFLICT', words, { fields: { date: [words] } }))
  await user.click(again)
  await findDialog('This day is full', 'alertdialog')
})

test('A move that did not arrive is sent again from its toast, and can then be undone', async () => {
  const { user, api } = await open([one], { useMoveAppointmentMutation: written(data, [moved]) })
  api.answer('useMoveAppointmentMutation', () => {
    throw new TypeError('Failed to fetch')
  })
  await move(user)
  const again = await toasts().findByRole('button', { name: 'Try again' })
  api.answer('useMoveAppointmentMutation', written(data, [moved]))
  await user.click(again)
  await toasts().findByText('Service appointment updated successfully')
  await user.click(await toasts().findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(api.sent('useMoveAppointmentMutation')).toHaveLength(3))
  const [lost, sent, undone] = api.sent('useMoveAppointmentMutation').map(({ variables }) => variables.input)
  expect(sent).toEqual(lost)
  expect(undone).toMatchObject({ date: one.date, expectedStartsAt: moved.startsAt })
})

test('A move stays where it was put until the calendar has been read again', async () => {
  const never = () => new Promise<never>(() => {})
  const { user } = await open([one], {
    useMoveAppointmentMutation: { data, after: { ServiceCalendarScreenQuery: never } },
  })
  await move(user)
  expect(await toasts().findByText('Service appointment updated successfully')).toBeVisible()
  expect(await screen.findByRole('gridcell', { name: there })).toBeVisible()
})

test('A move leaves a handle where the appointment stays, though it stood in two days for a moment', async () => {
  const late = { ...one, date: '2026-11-23' }
  const { user } = await open(
    [one, late],
    {
      useMoveAppointmentMutation: written(data, [one], '2026-11-23'),
    },
    '2026-11-23',
  )
  const day = panel(/^Monday, November 23/)
  await user.click(day.getByRole('button', { name: 'More: Robin Doyle' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
  const dialog = await findDialog('Move Appointment')
  await user.clear(dialog.getByLabelText(/^Date/))
  await enterText(user, dialog.getByLabelText(/^Date/), '2026-11-20')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await toasts().findByText('Service appointment updated successfully')).toBeVisible()
  await screen.findByRole('gridcell', { name: /^Monday, November 23, 2026, no appointments/ })
  const half = cell(/^Friday, November 20/).querySelector('[data-half]') as HTMLElement
  fireEvent.mouseDown(half, { clientX: 0, clientY: 0 })
  fireEvent.mouseMove(half, { clientX: 20, clientY: 20 })
  // While an appointment is dragged, its original position is faint.
  expect(half).toHaveClass('opacity-40')
  fireEvent.mouseUp(half)
})

test('A move to a full day says so, and the appointment is back', async () => {
  const words = 'This day already has 2 appointments.'
  const { user } = await open([one], {
    useMoveAppointmentMutation: refusal('CONFLICT', words, { fields: { date: [words] } }),
  })
  await move(user)
  expect(await toasts().findByText(words)).toBeVisible()
  expect(cell(/^Friday, November 20, 2026, 1 appointment;/)).toBeVisible()
})
