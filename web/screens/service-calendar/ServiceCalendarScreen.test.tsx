import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { weekdayName } from '#web/lib/dates.ts'
import { daysBetween, todayIn } from '#web/lib/days.ts'
import { appointment } from '#web/testing/calendarData.ts'
import { cell, monthData, openMonth as open, panel, written } from '#web/testing/calendarScreen.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('./ServiceCalendarScreen.tsx')
  await import('./dialogs/CalendarDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const late = { startTime: '14:00', endTime: '16:00' }

describe('the month', () => {
  test('says of each day what stands there, today and what is chosen', async () => {
    await open([appointment(1, '2026-11-20', 'Doyle', late), appointment(2, '2026-11-20', 'Brandt')])
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    const day = cell(
      /^Friday, November 20, 2026, 2 appointments, full; 9:00 AM Brandt, Theo Grant; 2:00 PM Doyle, Theo Grant$/,
    )
    expect(day).toHaveAttribute('aria-selected', 'true')
    expect(day).toHaveTextContent(
      '20Full9 AMBrandtFelt replace…Felt replacement, 9 ft tableGenevaTG2 PMDoyleFelt replace…Felt replacement, 9 ft tableGenevaTG',
    )
    expect(cell(/^Saturday, November 21, 2026, today, no appointments$/)).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(
      screen.getByText('Red badges indicate days with 2 appointments (the maximum per day).'),
    ).toBeVisible()
  })

  test('counts what is hidden behind the first two', async () => {
    await open([1, 2, 3].map((id) => appointment(id, '2026-11-20', `Number${id}`)))
    expect(cell(/^Friday, November 20/)).toHaveTextContent('+1')
    expect(panel().getAllByRole('listitem')).toHaveLength(3)
  })

  test('is reached by one Tab, walked by arrows, and chosen by Enter', async () => {
    const { user, address } = await open()
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    cell(/^Friday, November 20/).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(cell(/^Saturday, November 28/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(address()).toContain('day=2026-11-28')
    await user.keyboard('{PageDown}')
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible()
    expect(cell(/^Monday, December 28/)).toHaveFocus()
  })
})

describe('the chosen day', () => {
  test('shows each appointment with all that is known', async () => {
    const failed = { reminderState: 'FAILED', reminderProblem: 'The number cannot get texts.' }
    await open([appointment(1, '2026-11-20', 'Doyle', failed)])
    const card = within(panel().getByRole('listitem'))
    for (const text of ['Scheduled', '9:00 AM – 11:00 AM', 'Theo Grant', 'Felt replacement, 9 ft table'])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByText('Failed: The number cannot get texts.')).toBeVisible()
    expect(card.getByRole('link')).toHaveAttribute('href', 'tel:5550100177')
    expect(panel().getByText('1 appointment')).toBeVisible()
  })

  test('says what keeps a reminder from being sent', async () => {
    await open([
      appointment(1, '2026-11-20', 'Doyle', { reminderProblem: 'SMS is off' }),
      appointment(2, '2026-11-20', 'Reed'),
    ])
    const [held, pending] = panel()
      .getAllByRole('listitem')
      .map((item) => within(item))
    expect(held?.getByText('Reminder pending: SMS is off')).toBeVisible()
    expect(pending?.getByText('Reminder pending')).toBeVisible()
  })

  test('leads from the address to a map, and prints it in the run sheet', async () => {
    const one = appointment(1, '2026-11-20', 'Doyle')
    await open([{ ...one, customer: { ...one.customer, address: '12 Elm Street' } }])
    const link = panel().getByRole('link', { name: '12 Elm Street, Geneva' })
    expect(link).toHaveAttribute('href', 'https://maps.google.com/?q=12%20Elm%20Street%2C%20Geneva')
    expect(link).toHaveAttribute('target', '_blank')
    const sheet = within(screen.getByLabelText('Run sheet'))
    expect(sheet.getByRole('cell', { name: /Robin Doyle.*12 Elm Street.*Geneva/ })).toBeInTheDocument()
  })

  test('A chosen day without appointments says so', async () => {
    await open()
    expect(panel().getByText('No appointments scheduled for this date')).toBeVisible()
  })

  test('opens the form by a press on the card', async () => {
    const { user } = await open([appointment(1, '2026-11-20', 'Doyle')])
    await user.click(panel().getByRole('button', { name: 'Robin Doyle' }))
    await findDialog('Edit Appointment')
  })

  test('keeps cancelled ones out of the way, and books them again', async () => {
    const gone = appointment(1, '2026-11-20', 'Doyle', { status: 'CANCELLED', canBookAgain: true })
    const back = appointment(1, '2026-11-20', 'Doyle')
    const { user } = await open([gone], {
      useAppointmentStepMutation: written({ updateServiceAppointment: { serviceAppointment: back } }, [back]),
    })
    expect(panel().queryByText('Robin Doyle')).toBeNull()
    await user.click(panel().getByRole('button', { name: '1 cancelled' }))
    await user.click(panel().getByRole('button', { name: 'Book again: Robin Doyle' }))
    expect(await panel().findByText('9:00 AM – 11:00 AM')).toBeVisible()
    await screen.findByRole('gridcell', { name: /^Friday, November 20, 2026, 1 appointment;/ })
  })

  test('books the next visit like a completed one, on the same day of the week', async () => {
    const done = appointment(1, '2026-11-06', 'Doyle', { status: 'COMPLETED', canMove: false, notes: 'Dog' })
    const { user } = await open([{ ...done, date: '2026-11-20' }])
    await user.click(panel().getByRole('button', { name: 'More: Robin Doyle' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Book again' }))
    const form = await findDialog('Schedule New Appointment')
    expect(form.getByText('Robin Doyle')).toBeVisible()
    const { value: day } = form.getByLabelText<HTMLInputElement>(/^Date/)
    expect(weekdayName(day)).toBe('Friday')
    expect(Math.ceil(daysBetween(todayIn('America/New_York'), day) / 7)).toBe(1)
    expect(form.getByLabelText(/^Service Description/)).toHaveValue('Felt replacement, 9 ft table')
    expect(form.getByLabelText(/^Notes/)).toHaveValue('')
  })

  test('does not offer to book again what the viewer may not bring back', async () => {
    const { user } = await open([appointment(1, '2026-11-20', 'Doyle', { status: 'CANCELLED' })])
    await user.click(panel().getByRole('button', { name: '1 cancelled' }))
    expect(panel().getByText('Robin Doyle')).toBeVisible()
    expect(panel().getByText('(555)010-0177')).toBeVisible()
    expect(panel().queryByRole('button', { name: 'Book again: Robin Doyle' })).toBeNull()
  })
})

test('The filter shows one technician’s appointments, stays in the address, and Back takes it away', async () => {
  const appointments = [1, 2].map((id) => appointment(id, '2026-11-20', `Number${id}`))
  const { api, user, address, router } = await open(appointments)
  const nothing = monthData([]).data.viewer.business
  const full = { count: 2, isFull: true }
  const month = nothing.month.map((day) => (day.date === '2026-11-20' ? { ...day, ...full } : day))
  api.answer('ServiceCalendarScreenQuery', { data: { viewer: { business: { ...nothing, month } } } })
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  expect(await panel().findByText('You have no appointments on this day')).toBeVisible()
  expect(screen.getByText('You have no appointments this month.')).toBeVisible()
  expect(panel().getByText('Full')).toBeVisible()
  expect(cell(/^Friday, November 20, 2026, 0 of 2 appointments, full$/)).toHaveTextContent('Full')
  expect(address()).toContain('technician=me')
  expect(api.sent('ServiceCalendarScreenQuery').at(-1)?.variables).toMatchObject({ mine: true, member: null })

  await user.click(screen.getByRole('button', { name: /^Technician/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sam Staff' }))
  expect(await panel().findByText('Sam Staff has no appointments on this day')).toBeVisible()
  expect(api.sent('ServiceCalendarScreenQuery').at(-1)?.variables).toMatchObject({ mine: null, member: 'u2' })
  act(() => void router.navigate(-1))
  await vi.waitFor(() => expect(address()).toContain('technician=me'))
  await user.click(panel().getByRole('button', { name: 'Show everyone' }))
  await vi.waitFor(() => expect(address()).not.toContain('technician'))
})

test('Cancelling asks first', async () => {
  const gone = appointment(1, '2026-11-20', 'Doyle', { status: 'CANCELLED' })
  const cancelServiceAppointment = { serviceAppointment: { ...gone, canBookAgain: false } }
  const { user } = await open([appointment(1, '2026-11-20', 'Doyle')], {
    CancelAppointmentDialogMutation: written({ cancelServiceAppointment }, [gone]),
  })
  await user.click(panel().getByRole('button', { name: 'Cancel' }))
  const dialog = await findDialog('Cancel Appointment', 'alertdialog')
  expect(dialog.getByText('Are you sure you want to cancel this appointment?')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }))
  expect(await toasts().findByText('Service appointment cancelled successfully')).toBeVisible()
  expect(await panel().findByText('No appointments scheduled for this date')).toBeVisible()
  // Another user had cancelled it already, so the viewer may not rebook it.
  expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull()
})
