import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bellData } from '#web/testing/bellData.ts'
import { contact } from '#web/testing/contactData.ts'
import { fetchDashboardCode } from '#web/testing/dashboardCode.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { figure, nextContacts, openDashboard } from '#web/testing/dashboardScreen.ts'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

setUpScreen(fetchDashboardCode, () => import('#web/shell/Shell.tsx'))
afterEach(() => vi.useRealTimers())

const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00Z')
const ann = contact(2, 'Ann Lee', '2026-11-21T15:00:00Z')
const midnight = '2026-11-21T05:00:00Z'

/** Opens the dashboard at an instant; from then on the test controls the clock. */
async function openAt(instant: string, next = [maria, ann], changesAt = midnight) {
  vi.useFakeTimers({ now: new Date(instant), shouldAdvanceTime: true })
  const ShellQuery = shellData('ADMIN', bellData({ changesAt }))
  const { api } = await openDashboard(dashboardData({ next }), { ShellQuery })
  return {
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    /** The number of requests after the first. */
    requests: () => api.sent('DashboardScreenQuery').length - 1,
    /** Sets the answers from now on. */
    answer: (data: Parameters<typeof dashboardData>[0], nextChange = '2096-11-21T05:00:00Z') => {
      api.answer('ShellQuery', shellData('ADMIN', bellData({ changesAt: nextChange })))
      api.answer('DashboardScreenQuery', dashboardData(data))
    },
    fail: () => api.answer('DashboardScreenQuery', { status: 503, text: 'Down' }),
  }
}

describe('a dashboard that stays open', () => {
  test('changes its greeting with the hour, without asking', async () => {
    const { pass, requests } = await openAt('2026-11-20T16:59:30Z')
    expect(screen.getByText('Good morning, Dana')).toBeVisible()
    await pass(31)
    expect(screen.getByText('Good afternoon, Dana')).toBeVisible()
    expect(requests()).toBe(0)
  })

  test('asks again when a contact is due', async () => {
    const due = '2026-11-20T19:00:00Z'
    const { pass, requests, answer } = await openAt('2026-11-20T18:58:30Z', [maria, ann], due)
    await pass(60)
    expect(requests()).toBe(0)
    answer({ next: [ann], overdue: 1 })
    await pass(31)
    expect(requests()).toBe(1)
    expect(nextContacts()).toEqual(['Ann Lee'])
    expect(screen.getByText('1 overdue contact')).toBeVisible()
    await pass(180)
    expect(requests()).toBe(1)
  })

  test('asks again when the day of the business has changed', async () => {
    // Half a minute before midnight in New York.
    const { pass, requests, answer } = await openAt('2026-11-21T04:59:30Z', [ann])
    expect(screen.getByText('Tomorrow')).toBeVisible()
    answer({ next: [ann], stats: { completedToday: 0 } })
    await pass(31)
    expect(screen.getByText('Saturday, November 21')).toBeVisible()
    expect(screen.getByText('Today')).toBeVisible()
    expect(requests()).toBe(1)
    expect(figure('Completed Today')).toBe('Completed Today 0 Up 8% in 30 days')
    await pass(180)
    expect(requests()).toBe(1)
  })

  test('keeps what it shows when that fails, and tries anew', async () => {
    const due = '2026-11-20T19:00:00Z'
    const { pass, requests, answer, fail } = await openAt('2026-11-20T18:59:30Z', [maria, ann], due)
    fail()
    await pass(30.1)
    expect(requests()).toBe(1)
    expect(nextContacts()).toEqual(['Maria Ortiz', 'Ann Lee'])
    answer({ next: [ann] })
    await pass(20)
    expect(requests()).toBe(2)
    expect(nextContacts()).toEqual(['Ann Lee'])
  })
})
