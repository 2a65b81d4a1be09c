import { screen, within } from '@testing-library/react'
import { type AppointmentData, calendarData, calendarHours } from './calendarData.ts'
import { fakeApi } from './fakeApi.ts'
import { renderApp } from './renderApp.tsx'
import { storeBusinessSession } from './sessions.ts'
import { shellData } from './shellData.ts'

const november = { from: '2026-11-01', to: '2026-12-12' }

/** The calendar of November 2026 with these appointments. */
export const monthData = (
  appointments: readonly AppointmentData[],
  business: object = {},
  day = '2026-11-20',
) => calendarData({ ...november, day }, appointments, business)

/** The response of a mutation after which these appointments are booked. */
export const written = (data: object, appointments: readonly AppointmentData[], day = '2026-11-20') => ({
  data,
  after: { ServiceCalendarScreenQuery: monthData(appointments, {}, day) },
})

/** Opens November 2026 with these appointments. */
export async function openMonth(
  appointments: readonly AppointmentData[] = [],
  answers: Parameters<typeof fakeApi>[0] = {},
  day = '2026-11-20',
  business: object = {},
) {
  localStorage.clear()
  storeBusinessSession()
  const api = fakeApi({
    ShellQuery: shellData(),
    ServiceCalendarScreenQuery: monthData(appointments, business, day),
    ...answers,
  })
  const app = renderApp(`/service-calendar?month=2026-11&day=${day}`)
  await screen.findByRole('grid', { name: 'November 2026' })
  return { api, ...app }
}

/** Opens the hours of November 20, 2026, or of its week; with `sheet` the run sheet of that name. */
export async function openHours(
  view: 'day' | 'week',
  appointments: readonly AppointmentData[] = [],
  business: object = {},
  sheet?: string,
) {
  localStorage.clear()
  storeBusinessSession()
  const [first, last] = view === 'day' ? ['2026-11-20', '2026-11-20'] : ['2026-11-15', '2026-11-21']
  const api = fakeApi({
    ShellQuery: shellData(),
    ServiceCalendarScreenQuery: calendarHours({ first, last, day: '2026-11-20' }, appointments, business),
    useFreeSlotsQuery: () => new Promise(() => {}),
    useReminderQuery: () => new Promise(() => {}),
    TechnicianPickerQuery: () => new Promise(() => {}),
    useTechnicianOverlapsQuery: () => new Promise(() => {}),
  })
  const app = renderApp(`/service-calendar?view=${view}&date=2026-11-20`)
  const label = view === 'day' ? 'Friday, November 20, 2026' : 'Week'
  const hours = within(
    sheet
      ? await screen.findByRole('list', { name: sheet })
      : await screen.findByRole('region', { name: label }),
  )
  return { api, hours, ...app }
}

/** A day of the month. */
export const cell = (name: RegExp) => screen.getByRole('gridcell', { name })
/** The chosen day, beside the month. */
export const panel = (name = /^Friday, November 20/) => within(screen.getByRole('region', { name }))
