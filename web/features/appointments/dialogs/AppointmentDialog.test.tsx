import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { appointment, customerPageData } from '#web/testing/appointmentData.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

const booked = appointment(5)
/** The answer of a write after which this appointment lies ahead. */
const answered = (name: string, serviceAppointment = booked) => ({
  data: { [name]: { serviceAppointment } },
  after: { CustomerScreenQuery: customerPageData({ ahead: [serviceAppointment] }) },
})
const fullDay = 'This day already has 2 appointments.'
const full = refusal('CONFLICT', fullDay, { fields: { date: [fullDay] } })
const nextDay = { data: { viewer: { business: { id: 'b1', nextDayWithRoom: '2026-11-23' } } } }
const overlaps = (technicianOverlaps: readonly unknown[]) => ({
  data: { viewer: { business: { id: 'b1', technicianOverlaps } } },
})

beforeAll(async () => {
  await import('#web/screens/customer/dialogs/CustomerDialogs.tsx')
  await import('#web/screens/customer/CustomerScreen.tsx')
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

type Answers = Parameters<typeof fakeApi>[0]
type User = ReturnType<typeof renderApp>['user']
type Form = ReturnType<typeof within>

async function openPage(answers: Answers = {}, data: Parameters<typeof customerPageData>[0] = {}) {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomerScreenQuery: customerPageData(data),
    useTechnicianHelpNamesQuery: {
      data: { viewer: { business: { id: 'b1', technicians: [{ name: 'Emma Tester' }, { name: 'Max Tester' }] } } },
    },
    useTechnicianHelpQuery: overlaps([]),
    ...answers,
  })
  const app = renderApp('/customers/1')
  await screen.findByRole('button', { name: 'Book appointment' })
  return { api, ...app }
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function open(answers: Answers = {}, data: Parameters<typeof customerPageData>[0] = {}) {
  const page = await openPage(answers, data)
  await page.user.click(screen.getByRole('button', { name: 'Book appointment' }))
  return { ...page, form: await dialog('Schedule New Appointment') }
}

async function fill(user: User, form: Form) {
  await enterText(user, form.getByLabelText(/^Technician/), 'Sam')
  await enterText(user, form.getByLabelText(/^Service Description/), 'New felt')
  await enterText(user, form.getByLabelText('Notes (Optional)'), 'Bring the samples')
}

const gone = () =>
  vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule New Appointment' })).toBeNull())

test('begins with the day, nine to eleven and the reminder, and books it', async () => {
  const { api, user, form } = await open({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
  })
  expect(form.getByText('Maria Ortiz')).toBeVisible()
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-20')
  expect(form.getByLabelText(/^Start Time/)).toHaveValue('09:00')
  expect(form.getByLabelText(/^End Time/)).toHaveValue('11:00')
  expect(form.getByRole('switch', { name: /^SMS Reminder/ })).toBeChecked()
  expect(form.getByText('Send a reminder 24 hours before the appointment')).toBeVisible()
  await fill(user, form)
  await user.dblClick(form.getByRole('button', { name: 'Schedule Appointment' }))
  expect(await toasts().findByText('Service appointment scheduled successfully')).toBeVisible()
  await gone()
  expect(api.sent('useSaveAppointmentCreateMutation').map(({ variables }) => variables.input)).toEqual([
    {
      customerId: 'c1',
      date: '2026-11-20',
      startTime: '09:00',
      endTime: '11:00',
      technician: 'Sam',
      description: 'New felt',
      notes: 'Bring the samples',
      smsReminder: true,
      overbook: false,
    },
  ])
  expect(await within(screen.getByRole('region', { name: 'Ahead' })).findByText('New felt')).toBeVisible()
})

test('says what is missing at its field, and sends nothing', async () => {
  const { api, user, form } = await open()
  for (const label of [/^Date/, /^Start Time/, /^End Time/]) await user.clear(form.getByLabelText(label))
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  const said = (label: RegExp) => expect(form.getByLabelText(label))
  said(/^Date/).toHaveAccessibleDescription('Date is required')
  said(/^Start Time/).toHaveAccessibleDescription('Start time must be in HH:MM format')
  said(/^End Time/).toHaveAccessibleDescription('End time must be in HH:MM format')
  said(/^Technician/).toHaveAccessibleDescription('Technician name is required')
  said(/^Service Description/).toHaveAccessibleDescription('Description is required')
  expect(api.sent('useSaveAppointmentCreateMutation')).toHaveLength(0)
})

test.each([
  [refusal('NOT_FOUND', 'Customer not found'), 'Customer not found'],
  [refusal('NOT_FOUND', ''), 'Failed to schedule appointment'],
])('keeps everything typed when it fails, and says why', async (answer, words) => {
  const { user, form } = await open({ useSaveAppointmentCreateMutation: answer })
  await fill(user, form)
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  expect(await toasts().findByText(words)).toBeVisible()
  expect(toasts().getByText('Error')).toBeVisible()
  expect(form.getByLabelText(/^Technician/)).toHaveValue('Sam')
  expect(form.getByLabelText(/^Service Description/)).toHaveValue('New felt')
  expect(form.getByLabelText('Notes (Optional)')).toHaveValue('Bring the samples')
})

test("puts the server's message at its field", async () => {
  const { user, form } = await open({
    useSaveAppointmentCreateMutation: refusal('BAD_INPUT', 'Bad input', {
      fields: { endTime: ['End time must be after start time.'] },
    }),
  })
  await fill(user, form)
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await vi.waitFor(() =>
    expect(form.getByLabelText(/^End Time/)).toHaveAccessibleDescription(
      'End time must be after start time.',
    ),
  )
})

test('on a full day says so at the date and offers the next one with room', async () => {
  const { api, user, form } = await open({ useSaveAppointmentCreateMutation: full, useFullDayQuery: nextDay })
  await fill(user, form)
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await vi.waitFor(() => expect(form.getByLabelText(/^Date/)).toHaveAccessibleDescription(fullDay))
  expect(toasts().getByText(fullDay)).toBeVisible()
  expect(screen.queryByRole('alertdialog', { name: 'Book it anyway?' })).toBeNull()
  await form.findByText(/next day with room is Monday/)
  api.answer('useSaveAppointmentCreateMutation', answered('createServiceAppointment'))
  await user.click(form.getByRole('button', { name: 'Take it' }))
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23')
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await gone()
  expect(api.sent('useSaveAppointmentCreateMutation')[1]?.variables.input).toMatchObject({
    date: '2026-11-23',
    overbook: false,
  })
})

test('asks those who may overbook whether to book it anyway', async () => {
  const { api, user, form } = await open(
    { useSaveAppointmentCreateMutation: full, useFullDayQuery: nextDay },
    { canOverbook: true },
  )
  await fill(user, form)
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Book it anyway?' }))
  expect(question.getByText(new RegExp(fullDay))).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(form.getByLabelText(/^Service Description/)).toHaveValue('New felt')
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  api.answer('useSaveAppointmentCreateMutation', answered('createServiceAppointment'))
  await user.click(await screen.findByRole('button', { name: 'Book It Anyway' }))
  await gone()
  expect(
    api
      .sent('useSaveAppointmentCreateMutation')
      .map(({ variables }) => (variables.input as { overbook: boolean }).overbook),
  ).toEqual([false, false, true])
})

test('warns of what the technician has at that time, and books it all the same', async () => {
  const { api, user, form } = await open({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
    useTechnicianHelpQuery: overlaps([
      appointment(9, {
        technician: 'Sam',
        startTime: '10:00',
        endTime: '12:00',
        customer: { id: 'c9', name: 'Ada Lovelace' },
      }),
    ]),
  })
  await fill(user, form)
  expect(await form.findByText(/Sam already has Ada Lovelace/)).toHaveTextContent(
    'Sam already has Ada Lovelace 10:00–12:00',
  )
  expect(api.sent('useTechnicianHelpQuery').at(-1)?.variables).toMatchObject({
    date: '2026-11-20',
    technician: 'Sam',
    exceptId: null,
  })
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await gone()
})

test('offers the names of the team for the technician', async () => {
  const { user, form } = await open()
  await enterText(user, form.getByLabelText(/^Technician/), 'max')
  await user.click(await screen.findByRole('option', { name: 'Max Tester' }))
  expect(form.getByLabelText(/^Technician/)).toHaveValue('Max Tester')
})

test('edits one: only what was changed is sent', async () => {
  const { api, user } = await openPage(
    { useSaveAppointmentUpdateMutation: answered('updateServiceAppointment') },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await dialog('Edit Appointment')
  expect(form.getByLabelText(/^Technician/)).toHaveValue('Theo Felt')
  await user.click(form.getByRole('switch', { name: /^SMS Reminder/ }))
  await user.click(form.getByRole('button', { name: 'Update Appointment' }))
  expect(await toasts().findByText('Service appointment updated successfully')).toBeVisible()
  expect(api.sent('useSaveAppointmentUpdateMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    smsReminder: false,
    overbook: false,
  })
})

test('asks before it cancels one, and offers the way back', async () => {
  const { api, user } = await openPage(
    {
      CancelAppointmentDialogMutation: answered('cancelServiceAppointment', {
        ...booked,
        status: 'CANCELLED',
        appointmentStatus: 'CANCELLED',
        canCancel: false,
        canBookAgain: true,
      }),
      useAppointmentStepMutation: answered('updateServiceAppointment'),
    },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Appointment' }))
  expect(question.getByText('Are you sure you want to cancel this appointment?')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel Appointment' }))
  expect(await toasts().findByText('Service appointment cancelled successfully')).toBeVisible()
  expect(await screen.findByText('Cancelled')).toBeVisible()
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(screen.queryByText('Cancelled')).toBeNull())
  expect(api.sent('useAppointmentStepMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    status: 'SCHEDULED',
  })
})
