import { screen, type within } from '@testing-library/react'
import { beforeAll, expect, vi } from 'vitest'
import { appointment, customerPageData } from '#web/testing/appointmentData.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { person } from '#web/testing/hotBoardData.ts'
import { findDialog } from '#web/testing/hotBoardScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

export const booked = appointment(5)

/** The response of a mutation that leaves this appointment in the list of upcoming entries. */
export const answered = (name: string, serviceAppointment = booked) => ({
  data: { [name]: { serviceAppointment, celebrations: [] } },
  after: { CustomerScreenQuery: customerPageData({ ahead: [serviceAppointment] }) },
})

export const fullDay = 'This day already has 2 appointments.'
export const full = refusal('CONFLICT', fullDay, { fields: { date: [fullDay] } })

interface DaySlots {
  /** Days without a free slot. */
  fullDays?: readonly string[]
}

/** How full the days of November 15 to 21 are. */
export const freeSlots = ({ fullDays = [] }: DaySlots = {}) => ({
  data: {
    viewer: {
      business: {
        id: 'b1',
        nextDayWithRoom: '2026-11-23',
        calendarDays: ['15', '16', '17', '18', '19', '20', '21'].map((day) => {
          const isFull = fullDays.includes(`2026-11-${day}`)
          return { __typename: 'CalendarDay', date: `2026-11-${day}`, count: isFull ? 2 : 0, isFull }
        }),
      },
    },
  },
})

export const texts = (hasStoppedTexts: boolean, phoneNumber = '5550100001') => ({
  data: { node: { __typename: 'Customer', id: 'c1', hasStoppedTexts, phoneNumber } },
})

export const overlaps = (technicianOverlaps: readonly unknown[]) => ({
  data: { viewer: { business: { id: 'b1', technicianOverlaps } } },
})

const technicians = [
  ...['Emma Tester', 'Max Tester'].map((name, i) => ({
    __typename: 'Technician',
    name,
    user: person(`u${i + 1}`, name),
  })),
  { __typename: 'Technician', name: 'Zoe Outside', user: null },
]

/** Preloads the code of a customer's page, and signs in on a Friday at noon. */
export function setUpAppointmentDialog(): void {
  beforeAll(async () => {
    await import('#web/screens/customer/dialogs/CustomerDialogs.tsx')
    await import('#web/screens/customer/CustomerScreen.tsx')
  }, 60_000)
  setUpFridayNoon()
}

type Answers = Parameters<typeof fakeApi>[0]
type User = ReturnType<typeof renderApp>['user']
type Form = ReturnType<typeof within>

/** Opens the page of a customer. */
export async function openPage(answers: Answers = {}, data: Parameters<typeof customerPageData>[0] = {}) {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomerScreenQuery: customerPageData(data),
    TechnicianPickerQuery: { data: { viewer: { business: { id: 'b1', technicians } } } },
    useTechnicianOverlapsQuery: overlaps([]),
    useFreeSlotsQuery: freeSlots(),
    useReminderQuery: texts(false),
    ...answers,
  })
  const app = renderApp('/customers/1')
  await screen.findByRole('button', { name: 'Book appointment' })
  return { api, ...app }
}

/** The text of the field's button: who is chosen. */
export const technicianOf = (form: Form) => form.getByRole('combobox', { name: /^Technician/ })

async function chooseTechnician(user: User, form: Form, typed: string, option: string) {
  await user.click(technicianOf(form))
  await user.type(await screen.findByPlaceholderText('Search or type a name...'), typed)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Opens the dialog for a new appointment. */
export async function openDialog(answers: Answers = {}, data: Parameters<typeof customerPageData>[0] = {}) {
  const page = await openPage(answers, data)
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Book appointment' }))
  const form = await findDialog('Schedule New Appointment')
  return {
    ...page,
    form,
    /** Fills in what has no default. */
    async fillIn() {
      await chooseTechnician(user, form, 'Sam', 'Use “Sam”')
      await enterText(user, form.getByLabelText(/^Service Description/), 'New felt')
      await enterText(user, form.getByLabelText('Notes (Optional)'), 'Bring the samples')
    },
    submit: () => user.click(form.getByRole('button', { name: 'Schedule Appointment' })),
    /** Waits until the dialog has closed. */
    expectClosed: () =>
      vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule New Appointment' })).toBeNull()),
  }
}
