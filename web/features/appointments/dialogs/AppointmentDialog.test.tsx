import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answered,
  booked,
  openDialog,
  setUpAppointmentDialog,
  technicianOf,
  texts,
} from '#web/testing/appointmentDialog.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'

setUpAppointmentDialog()

test('The dialog begins with the day, nine to eleven and the reminder, and books it', async () => {
  const { api, user, form, fillIn, expectClosed } = await openDialog({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment', { ...booked, startTime: '10:00' }),
  })
  expect(form.getByText('Maria Ortiz')).toBeVisible()
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-20')
  expect(form.getByLabelText(/^Start Time/)).toHaveValue('09:00')
  expect(form.getByLabelText(/^End Time/)).toHaveValue('11:00')
  expect(form.getByRole('switch', { name: /^SMS Reminder/ })).toBeChecked()
  expect(form.getByText(/^Send a reminder 24 hours before the appointment/)).toBeVisible()
  await fillIn()
  await user.dblClick(form.getByRole('button', { name: 'Schedule Appointment' }))
  expect(await toasts().findByText('Service appointment scheduled successfully')).toBeVisible()
  // As it was stored: an hour that the clocks skip becomes the next.
  expect(toasts().getByText(/, 10:00 AM$/)).toBeVisible()
  await expectClosed()
  expect(api.sent('useSaveAppointmentCreateMutation').map(({ variables }) => variables.input)).toEqual([
    {
      customerId: 'c1',
      date: '2026-11-20',
      startTime: '09:00',
      endTime: '11:00',
      technician: 'Sam',
      technicianUserId: null,
      description: 'New felt',
      notes: 'Bring the samples',
      smsReminder: true,
      overbook: false,
    },
  ])
  expect(await within(screen.getByRole('region', { name: 'Ahead' })).findByText('New felt')).toBeVisible()
})

test('The dialog says what is missing at its field, and sends nothing', async () => {
  const { api, user, form, submit } = await openDialog()
  for (const label of [/^Date/, /^Start Time/, /^End Time/]) await user.clear(form.getByLabelText(label))
  await submit()
  const said = (label: RegExp) => expect(form.getByLabelText(label))
  said(/^Date/).toHaveAccessibleDescription('Date is required')
  said(/^Start Time/).toHaveAccessibleDescription('Start time must be in HH:MM format')
  said(/^End Time/).toHaveAccessibleDescription('End time must be in HH:MM format')
  expect(technicianOf(form)).toHaveAccessibleDescription('Technician name is required')
  said(/^Service Description/).toHaveAccessibleDescription('Description is required')
  expect(api.sent('useSaveAppointmentCreateMutation')).toHaveLength(0)
})

test.each([
  [refusal('NOT_FOUND', 'Customer not found'), 'Customer not found'],
  [refusal('NOT_FOUND', ''), 'Failed to schedule appointment'],
])('The dialog keeps everything typed when it fails, and says why', async (answer, words) => {
  const { form, fillIn, submit } = await openDialog({ useSaveAppointmentCreateMutation: answer })
  await fillIn()
  await submit()
  expect(await toasts().findByText(words)).toBeVisible()
  expect(toasts().getByText('Error')).toBeVisible()
  expect(technicianOf(form)).toHaveTextContent('Sam')
  expect(form.getByLabelText(/^Service Description/)).toHaveValue('New felt')
  expect(form.getByLabelText('Notes (Optional)')).toHaveValue('Bring the samples')
})

test("The dialog puts the server's message at its field", async () => {
  const { form, fillIn, submit } = await openDialog({
    useSaveAppointmentCreateMutation: refusal('BAD_INPUT', 'Bad input', {
      fields: { endTime: ['End time must be after start time.'] },
    }),
  })
  await fillIn()
  await submit()
  await vi.waitFor(() =>
    expect(form.getByLabelText(/^End Time/)).toHaveAccessibleDescription(
      'End time must be after start time.',
    ),
  )
})

test.each([
  ['the number is corrected', texts(false, '5550123'), texts(false), true],
  ['the number loses its area code', texts(false), texts(false, '5550123'), false],
  ['they opt out', texts(false), texts(true), false],
  ['they opt in again', texts(true), texts(false), true],
])(
  'The switch of the reminder follows when %s while the form is open',
  async (_what, before, after, isOn) => {
    const { api, form, fillIn, refresh } = await openDialog({ useReminderQuery: before })
    const reminder = () => form.getByRole('switch', { name: /^SMS Reminder/ })
    await vi.waitFor(() => expect(reminder().ariaChecked).toBe(String(!isOn)))
    await fillIn()
    api.answer('useReminderQuery', after)
    await refresh()
    await vi.waitFor(() => expect(reminder().ariaChecked).toBe(String(isOn)))
    expect(form.getByLabelText(/^Service Description/)).toHaveValue('New felt')
  },
)

test.each([
  [texts(true), 'This customer has opted out of texts, so no reminder will be sent.'],
  [
    texts(false, '5550123'),
    'This customer’s phone number cannot receive texts, so no reminder will be sent.',
  ],
  [texts(true, '585010999'), 'This customer has opted out of texts, so no reminder will be sent.'],
])(
  'The dialog switches the reminder off by itself where no text can go, and says why',
  async (customer, words) => {
    const { api, form, fillIn, submit, expectClosed } = await openDialog({
      useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
      useReminderQuery: customer,
    })
    await form.findByText(words)
    expect(form.getByRole('switch', { name: /^SMS Reminder/ })).not.toBeChecked()
    await fillIn()
    await submit()
    await expectClosed()
    expect(api.sent('useSaveAppointmentCreateMutation')[0]?.variables.input).toMatchObject({
      smsReminder: false,
    })
  },
)

test('The dialog begins with the reminder off where the business sends no texts', async () => {
  const { form } = await openDialog(
    { useFreeSlotsQuery: () => new Promise(() => {}) },
    { canSendTexts: false },
  )
  expect(form.getByRole('switch', { name: /^SMS Reminder/ })).not.toBeChecked()
  expect(form.getByText('SMS is off, so no reminder will be sent.')).toBeVisible()
})

test('The dialog shows the times as the clock will show them', async () => {
  const { user, form } = await openDialog()
  for (const [label, value] of [
    [/^Date/, '2027-03-14'],
    [/^Start Time/, '02:30'],
    [/^End Time/, '03:30'],
  ] as const) {
    await user.clear(form.getByLabelText(label))
    await enterText(user, form.getByLabelText(label), value)
  }
  expect(form.getByText(/The clocks change on this day/)).toHaveTextContent(
    'The appointment will be 3:30 AM – 4:30 AM.',
  )
})
