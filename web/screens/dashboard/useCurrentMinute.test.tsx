import { act, render, screen } from '@testing-library/react'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks'
import { MemoryRouter } from 'react-router'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import query, { type DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { SessionStore } from '#web/session/SessionStore.ts'
import { TimeZoneProvider } from '#web/session/useTimeZone.ts'
import { contact } from '#web/testing/contactData.ts'
import { dashboardData } from '#web/testing/dashboardData.ts'
import { figure, nextContacts } from '#web/testing/dashboardScreen.ts'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'

afterEach(() => vi.useRealTimers())

const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00Z')
const ann = contact(2, 'Ann Lee', '2026-11-21T15:00:00Z')

/** Opens the dashboard at an instant; from then on the test controls the clock. */
function openAt(instant: string, next = [maria, ann]) {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const environment = createMockEnvironment()
  const queryRef = loadQuery<DashboardScreenQuery>(environment, query, {})
  environment.mock.resolveMostRecentOperation(dashboardData({ next }))
  render(
    <SessionProvider value={new SessionStore({ storage: localStorage, load() {} })}>
      <RelayEnvironmentProvider environment={environment}>
        <ToastProvider>
          <MemoryRouter>
            <TimeZoneProvider value="America/New_York">
              <DashboardScreen queryRef={queryRef} />
            </TimeZoneProvider>
          </MemoryRouter>
        </ToastProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>,
  )
  const { mock } = environment
  return {
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    /** The number of pending requests. */
    request: () => mock.getAllOperations().length,
    answer: (data: Parameters<typeof dashboardData>[0]) =>
      act(() => mock.resolveMostRecentOperation(dashboardData(data))),
    fail: () => act(() => mock.rejectMostRecentOperation(new Error('The line is dead.'))),
  }
}

describe('a dashboard that stays open', () => {
  test('changes its greeting with the hour, without asking', async () => {
    const { pass, request } = openAt('2026-11-20T16:59:30Z')
    expect(screen.getByText('Good morning, Dana')).toBeVisible()
    await pass(31)
    expect(screen.getByText('Good afternoon, Dana')).toBeVisible()
    expect(request()).toBe(0)
  })

  test('asks again when a contact is due', async () => {
    const { pass, request, answer } = openAt('2026-11-20T18:58:30Z')
    await pass(60)
    expect(request()).toBe(0)
    await pass(31)
    expect(request()).toBe(1)
    answer({ next: [ann], overdue: 1 })
    expect(nextContacts()).toEqual(['Ann Lee'])
    expect(screen.getByText('1 overdue contact')).toBeVisible()
    await pass(180)
    expect(request()).toBe(0)
  })

  test('asks again when the day of the shop has changed', async () => {
    // Half a minute before midnight in New York.
    const { pass, request, answer } = openAt('2026-11-21T04:59:30Z', [ann])
    expect(screen.getByText('Tomorrow')).toBeVisible()
    await pass(31)
    expect(screen.getByText('Saturday, November 21')).toBeVisible()
    expect(screen.getByText('Today')).toBeVisible()
    expect(request()).toBe(1)
    answer({ next: [ann], today: '2026-11-21', stats: { completedToday: 0 } })
    expect(figure('Completed Today')).toBe('Completed Today 0 Up 8% in 30 days')
    await pass(180)
    expect(request()).toBe(0)
  })

  test('keeps what it shows when that fails, and tries anew the next minute', async () => {
    const { pass, request, answer, fail } = openAt('2026-11-20T18:59:30Z')
    await pass(31)
    fail()
    expect(nextContacts()).toEqual(['Maria Ortiz', 'Ann Lee'])
    await pass(60)
    expect(request()).toBe(1)
    answer({ next: [ann] })
    expect(nextContacts()).toEqual(['Ann Lee'])
  })
})
