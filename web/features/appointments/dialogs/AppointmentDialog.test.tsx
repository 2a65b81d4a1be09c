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
/** The response of a mutation that leaves this appointment in the list of upcoming entries. */
const answered = (name: string, serviceAppointment = booked) => ({
  data: { [name]: { serviceAppointment } },
  after: { CustomerScreenQuery: customerPageData({ ahead: [serviceAppointment] }) },
})
const fullDay = 'This day already has 2 appointments.'
const full = refusal('CONFLICT', fullDay, { fields: { date: [fullDay] } })
interface Room {
  /** Days that have no room. */
  fullDays?: readonly string[]
  canSendTexts?: boolean
}
/** How full the days of November 15 to 21 are. */
const room = ({ fullDays = [], canSendTexts = true }: Room = {}) => ({
  data: {
    viewer: {
      business: {
        ...{ id: 'b1', canSendTexts, nextDayWithRoom: '2026-11-23' },
        calendarDays: ['15', '16', '17', '18', '19', '20', '21'].map((day) => {
          const isFull = fullDays.includes(`2026-11-${day}`)
          return { __typename: 'CalendarDay', date: `2026-11-${day}`, count: isFull ? 2 : 0, isFull }
        }),
      },
    },
  },
})
const texts = (hasStoppedTexts: boolean) => ({
  data: { node: { __typename: 'Customer', id: 'c1', hasStoppedTexts } },
})
const overlaps = (technicianOverlaps: readonly unknown[]) => ({
  data: { viewer: { business: { id: 'b1', technicianOverlaps } } },
})

const technicians = [
  ...['Emma Tester', 'Max Tester'].map((name, i) => ({
    ...{ __typename: 'Technician', name, user: { __typename: 'User', id: `u${i + 1}` } },
  })),
  { __typename: 'Technician', name: 'Zoe Outside', user: null },
]

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
    TechnicianPickerQuery: { data: { viewer: { business: { id: 'b1', technicians } } } },
    useTechnicianOverlapsQuery: overlaps([]),
    useDayRoomQuery: room(),
    useReminderQuery: texts(false),
    ...answers,
  })
  const app = renderApp('/customers/1')
  await screen.findByRole('button', { name: 'Book appointment' })
  return { api, ...app }
}

/** The text of the field's button: who is chosen. */
const technicianOf = (form: Form) => form.getByRole('combobox', { name: /^Technician/ })

async function chooseTechnician(user: User, form: Form, typed: string, option: string) {
  await user.click(technicianOf(form))
  await user.type(await screen.findByPlaceholderText('Search or type a name...'), typed)
  await user.click(await screen.findByRole('option', { name: option }))
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function open(answers: Answers = {}, data: Parameters<typeof customerPageData>[0] = {}) {
  const page = await openPage(answers, data)
  await page.user.click(screen.getByRole('button', { name: 'Book appointment' }))
  return { ...page, form: await dialog('Schedule New Appointment') }
}

async function fill(user: User, form: Form) {
  await chooseTechnician(user, form, 'Sam', 'Use “Sam”')
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
  expect(form.getByText(/^Send a reminder 24 hours before the appointment/)).toBeVisible()
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
      technicianUserId: null,
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
  expect(technicianOf(form)).toHaveAccessibleDescription('Technician name is required')
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
  expect(technicianOf(form)).toHaveTextContent('Sam')
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
  const { api, user, form } = await open({ useSaveAppointmentCreateMutation: full, useDayRoomQuery: room() })
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
    { useSaveAppointmentCreateMutation: full, useDayRoomQuery: room() },
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
    useTechnicianOverlapsQuery: overlaps([
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
    'Sam already has Ada Lovelace 10:00 AM – 12:00 PM',
  )
  expect(api.sent('useTechnicianOverlapsQuery').at(-1)?.variables).toMatchObject({
    date: '2026-11-20',
    technician: 'Sam',
    exceptId: null,
  })
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await gone()
})

test('offers the team, others from before and a new name, in any case', async () => {
  const { api, user, form } = await open({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
  })
  await user.click(technicianOf(form))
  const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  await vi.waitFor(async () => expect(await names()).toHaveLength(3))
  expect(await names()).toEqual(['ETEmma Tester', 'MTMax Tester', 'Zoe OutsideOutside the team'])
  await user.type(screen.getByPlaceholderText('Search or type a name...'), 'MAX tester')
  await vi.waitFor(async () => expect(await names()).toEqual(['MTMax Tester']))
  await user.click(screen.getByRole('option', { name: 'Max Tester' }))
  expect(technicianOf(form)).toHaveTextContent('Max Tester')
  await enterText(user, form.getByLabelText(/^Service Description/), 'New felt')
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await gone()
  expect(api.sent('useSaveAppointmentCreateMutation')[0]?.variables.input).toMatchObject({
    technician: 'Max Tester',
    technicianUserId: 'u2',
  })
  expect(toasts().getByRole('button', { name: 'Show' })).toBeVisible()
})

test('tells that the day is full as it opens, marks full days, and offers the next one with room', async () => {
  const { user, form } = await open({ useDayRoomQuery: room({ fullDays: ['2026-11-18', '2026-11-20'] }) })
  await form.findByText(/^This day already has 2 appointments. The next day with room is Monday/)
  expect(form.getByRole('button', { name: 'Wednesday, November 18, full' })).toHaveTextContent('Full')
  await user.click(form.getByRole('button', { name: 'Take it' }))
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23')
  expect(form.queryByText(/already has/)).toBeNull()
})

test('switches the reminder off by itself where no text can go, and says why', async () => {
  const { api, user, form } = await open({
    useSaveAppointmentCreateMutation: answered('createServiceAppointment'),
    useReminderQuery: texts(true),
  })
  await form.findByText('This customer has opted out of texts, so no reminder will be sent.')
  expect(form.getByRole('switch', { name: /^SMS Reminder/ })).not.toBeChecked()
  await fill(user, form)
  await user.click(form.getByRole('button', { name: 'Schedule Appointment' }))
  await gone()
  expect(api.sent('useSaveAppointmentCreateMutation')[0]?.variables.input).toMatchObject({
    smsReminder: false,
  })
})

test('shows the times as the clock will show them', async () => {
  const { user, form } = await open()
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

test('edits one: only what was changed is sent', async () => {
  const { api, user } = await openPage(
    { useSaveAppointmentUpdateMutation: answered('updateServiceAppointment') },
    { ahead: [booked] },
  )
  await user.click(screen.getByRole('button', { name: 'More: New felt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await dialog('Edit Appointment')
  expect(technicianOf(form)).toHaveTextContent('Theo Felt')
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
      useUndoCancellationMutation: answered('updateServiceAppointment'),
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
  expect(api.sent('useUndoCancellationMutation')[0]?.variables.input).toEqual({
    id: 'a5',
    status: 'SCHEDULED',
  })
})
