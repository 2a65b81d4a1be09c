import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { recall } from '#web/session/storage.ts'
import { appointment, technician } from '#web/testing/calendarData.ts'
import { openHours as open, openMonth, panel } from '#web/testing/calendarScreen.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('#web/shell/Shell.tsx')
  await import('../ServiceCalendarScreen.tsx')
  await import('../dialogs/CalendarDialogs.tsx')
  await import('./Hours.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const pageInfo = { endCursor: null, hasNextPage: false }
const mia = { technician: 'Mia Manager', technicianUserId: 'u1' }

describe('the hours of a day', () => {
  test('have a column for each technician, with their appointments', async () => {
    const { hours } = await open('day', [
      appointment(1, '2026-11-20', 'Doyle', mia),
      appointment(2, '2026-11-20', 'Brandt', { technician: 'Zoe Outside' }),
    ])
    const headings = hours.getAllByRole('heading').map(({ textContent }) => textContent?.trim())
    expect(headings).toEqual(['Mia Manager', 'Sam Staff', 'Zoe Outside'])
    const column = within(hours.getByRole('group', { name: 'Mia Manager' }))
    expect(
      column.getByRole('button', {
        name: '9:00 AM – 11:00 AM, Robin Doyle, (555)010-0177, Felt replacement, 9 ft table, Mia Manager, Scheduled',
      }),
    ).toBeVisible()
    // The name comes first, because a narrow column cuts what follows.
    expect(column.getByRole('button', { name: /Robin Doyle/ })).toHaveTextContent(/^Doyle9 – 11 AM/)
  })

  test('tell a technician without an account from the member of that name, also in the filter', async () => {
    const { hours, user, address } = await open('day', [
      appointment(1, '2026-11-20', 'Doyle', mia),
      appointment(2, '2026-11-20', 'Brandt', { technician: 'mia manager' }),
    ])
    const headings = hours.getAllByRole('heading').map(({ textContent }) => textContent?.trim())
    expect(headings).toEqual(['Mia Manager', 'Sam Staff', 'mia manager (no account)'])
    await user.click(screen.getByRole('button', { name: /^Technician/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'mia manager (no account)' }))
    await vi.waitFor(() => expect(address()).toContain('technician=outside+mia+manager'))
  })

  test('mark what still stands with somebody who has left the team', async () => {
    const gone = { technician: 'Eli Employee', technicianUserId: 'u8', needsTechnician: true }
    const { hours } = await open('day', [appointment(1, '2026-11-20', 'Doyle', gone)])
    expect(hours.getByRole('heading', { name: 'Eli Employee Not on the team' })).toBeVisible()
    expect(hours.getByRole('button', { name: /Eli Employee \(not on the team\)/ })).toBeVisible()
    expect(hours.getByRole('heading', { name: 'Mia Manager' })).toBeVisible()
  })

  test('are reached by one Tab and walked by arrows', async () => {
    const { hours, user } = await open('day')
    const slots = hours.getAllByRole('button', { name: /^Book/ })
    expect(slots.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    hours.getByRole('button', { name: 'Book 9:00 AM, Mia Manager' }).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(hours.getByRole('button', { name: 'Book 9:30 AM, Sam Staff' })).toHaveFocus()
  })

  test('show what is known of an appointment by a press, and lead on to its form', async () => {
    const { hours, user } = await open('day', [appointment(1, '2026-11-20', 'Doyle', mia)])
    await user.click(hours.getByRole('button', { name: /Robin Doyle/ }))
    const details = await findDialog('Friday, November 20, 2026')
    expect(details.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:5550100177')
    await user.click(details.getByRole('button', { name: 'Edit' }))
    await findDialog('Edit Appointment')
    expect(screen.queryByRole('dialog', { name: 'Friday, November 20, 2026' })).toBeNull()
    expect(toasts().queryByText('Error')).toBeNull()
  })
})

describe('the hours of a week', () => {
  test('have a column for each day, which says when it is full and leads to its own hours', async () => {
    const { hours, user, address } = await open(
      'week',
      [1, 2].map((id) => appointment(id, '2026-11-20', `Number${id}`, mia)),
    )
    expect(hours.getAllByRole('heading')).toHaveLength(7)
    expect(hours.getByText('Full')).toBeVisible()
    await user.click(hours.getByRole('button', { name: /^Friday, November 20, 2026, 2 appointments/ }))
    await vi.waitFor(() => expect(address()).toContain('view=day&date=2026-11-20'))
  })
})

test('A busy hour of a week counts the appointments that have no room, and opens the day', async () => {
  const busy = [1, 2, 3, 4, 5].map((id) => appointment(id, '2026-11-20', `Number${id}`, mia))
  const { hours, user, address } = await open('week', busy)
  const day = within(hours.getByRole('list', { name: 'Appointments, Friday, November 20' }))
  expect(day.getAllByRole('button', { name: /Robin Number/ })).toHaveLength(4)
  await user.click(day.getByRole('button', { name: '1 more at 9 AM, open Friday, November 20' }))
  await vi.waitFor(() => expect(address()).toContain('view=day&date=2026-11-20'))
})

describe('the run sheet of a phone', () => {
  const early = { startTime: '08:00', endTime: '09:00', technician: 'Sam Staff', technicianUserId: 'u2' }
  const appointments = [
    appointment(1, '2026-11-20', 'Doyle', { ...mia, notes: 'Gate code 4411' }),
    appointment(2, '2026-11-20', 'Brandt', early),
  ]

  async function openSheet() {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media === '(width < 40rem)', media }),
    )
    const { hours, ...app } = await open('day', appointments, {}, 'Run sheet of the day')
    return { ...app, sheet: hours }
  }

  test('has the viewer’s own appointments, and everyone’s after a press', async () => {
    const { user, sheet } = await openSheet()
    expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Robin Doyle'])
    const mine = screen.getByRole('button', { name: 'Mine' })
    expect(mine).toHaveAttribute('aria-pressed', 'true')
    await user.click(mine)
    await vi.waitFor(() =>
      expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
        'Robin Brandt',
        'Robin Doyle',
      ]),
    )
  })

  test('gives way to the hours, also the next time', async () => {
    const { user } = await openSheet()
    await user.click(screen.getByRole('button', { name: 'Show the hours' }))
    expect(await screen.findByRole('region', { name: 'Friday, November 20, 2026' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Run sheet of the day' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show the run sheet' })).toBeVisible()
    expect(recall('day_in_columns')).toBe('yes')
  })

  test('calls, starts and takes a note', async () => {
    const { api, user, sheet } = await openSheet()
    expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5550100177')
    api.answer('NoteDialogMutation', {
      data: { updateServiceAppointment: { serviceAppointment: { ...appointments[0], notes: 'Back door' } } },
    })
    await user.click(sheet.getByRole('button', { name: 'Note' }))
    const dialog = await findDialog('Note')
    const notes = dialog.getByRole('textbox', { name: 'Notes' })
    expect(notes).toHaveValue('Gate code 4411')
    await user.clear(notes)
    await user.type(notes, 'Back door')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() =>
      expect(api.sent('NoteDialogMutation')[0]?.variables.input).toEqual({ id: 'a1', notes: 'Back door' }),
    )
    api.answer('useAppointmentStepMutation', {
      data: {
        updateServiceAppointment: { serviceAppointment: { ...appointments[0], status: 'IN_PROGRESS' } },
      },
    })
    await user.click(await sheet.findByRole('button', { name: 'Start' }))
    expect(api.sent('useAppointmentStepMutation')[0]?.variables.input).toEqual({
      id: 'a1',
      status: 'IN_PROGRESS',
    })
  })
})

test.each([
  ['week', 'Friday, November 20', /Felt replacement.*Mia Manager$/],
  ['day', 'Mia Manager', /Felt replacement, 9 ft table$/],
] as const)('The %s is printed with a column for each day or technician', async (view, column, entry) => {
  await open(view, [appointment(1, '2026-11-20', 'Doyle', mia)])
  const paper = within(screen.getByRole('region', { name: `Printed ${view}` }))
  expect(paper.getByRole('columnheader', { name: column })).toBeVisible()
  expect(paper.getByRole('listitem')).toHaveTextContent(/9:00 AM – 11:00 AM.*Robin Doyle/)
  expect(paper.getByRole('listitem')).toHaveTextContent(entry)
})

describe('two technicians of one name are told apart', () => {
  const technicians = [technician('u1', 'Sam Cole', 'MANAGER'), technician('u2', 'Sam Cole')]
  const sam = appointment(1, '2026-11-20', 'Doyle', { technician: 'Sam Cole', technicianUserId: 'u2' })

  test('by the columns of a day, its blocks, a card and its form', async () => {
    const { hours, user } = await open('day', [sam], { technicians })
    expect(hours.getAllByRole('heading').map(({ textContent }) => textContent?.trim())).toEqual([
      'Sam Cole (Manager)',
      'Sam Cole (Employee)',
    ])
    expect(hours.getByRole('button', { name: 'Book 9:00 AM, Sam Cole (Manager)' })).toBeVisible()
    await user.click(hours.getByRole('button', { name: /Robin Doyle.*, Sam Cole \(Employee\)/ }))
    const details = await findDialog('Friday, November 20, 2026')
    expect(details.getByText('Sam Cole (Employee)')).toBeVisible()
    await user.click(details.getByRole('button', { name: 'Edit' }))
    const form = await findDialog('Edit Appointment')
    expect(form.getByRole('combobox', { name: 'Technician' })).toHaveTextContent('Sam Cole (Employee)')
  })

  test('but not by a name that one of them no longer has', async () => {
    const renamed = { ...sam, technician: 'Sam Hill' }
    const { hours } = await open('week', [renamed], { technicians })
    expect(hours.getByRole('button', { name: /Robin Doyle.*, Sam Hill, Scheduled/ })).toBeVisible()
  })

  test('by the hours of a week, on paper too', async () => {
    const { hours } = await open('week', [sam], { technicians })
    expect(hours.getByRole('button', { name: /Robin Doyle.*, Sam Cole \(Employee\)/ })).toBeVisible()
    const paper = within(screen.getByRole('region', { name: 'Printed week' }))
    expect(paper.getByRole('listitem')).toHaveTextContent(/Sam Cole \(Employee\)$/)
    const sheet = screen.getByRole('region', { name: 'Run sheet', hidden: true })
    expect(sheet).toHaveTextContent('Sam Cole (Employee)')
  })

  test('by the cards of a month and its appointments without an outcome', async () => {
    const needingOutcome = { edges: [{ cursor: '1', node: { ...sam, needsOutcome: true } }], pageInfo }
    await openMonth([sam], {}, '2026-11-20', { technicians, needingOutcome, appointmentsNeedingOutcome: 1 })
    expect(panel().getByText('Sam Cole (Employee)')).toBeVisible()
    expect(screen.getByRole('region', { name: /outcome/i })).toHaveTextContent(/Sam Cole \(Employee\)/)
  })
})

describe('two customers of one name are told apart by their numbers', () => {
  test('in the hours of a week and the list of its days on phones', async () => {
    const { hours } = await open('week', [appointment(1, '2026-11-20', 'Doyle', mia)])
    expect(hours.getByRole('button', { name: /Robin Doyle, \(555\)010-0177/ })).toHaveTextContent(
      /\(555\)010-0177$/,
    )
    const days = within(screen.getByRole('region', { name: 'Friday, November 20' }))
    expect(days.getByText('(555)010-0177')).toBeVisible()
  })

  test('in the appointments without an outcome', async () => {
    const waiting = appointment(1, '2026-11-20', 'Doyle', { needsOutcome: true })
    const needingOutcome = { edges: [{ cursor: '1', node: waiting }], pageInfo }
    await openMonth([], {}, '2026-11-20', { needingOutcome, appointmentsNeedingOutcome: 1 })
    expect(screen.getByRole('region', { name: /outcome/i })).toHaveTextContent('(555)010-0177')
  })
})
