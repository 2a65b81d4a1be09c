import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { reports, reportsData } from '#web/testing/reportsData.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'

beforeAll(async () => {
  // jsdom has no addresses of objects.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  await import('./ReportsScreen.tsx')
  await import('./charts/Chart.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(at = '/reports', data = reportsData(), role: 'ADMIN' | 'MANAGER' | 'EMPLOYEE' = 'MANAGER') {
  const api = fakeApi({ ShellQuery: shellData(role), ReportsScreenQuery: data })
  return { api, ...renderApp(at) }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const cells = (row: HTMLElement) => [...row.querySelectorAll('th,td')].map(({ textContent }) => textContent)

describe('the reports', () => {
  test('say in a sentence what they show', async () => {
    open()
    expect(
      (await card('Customers by status')).getByText(
        '9 customers now, 3 of them sold; at the end of the week of Nov 9, 2026 there were 5. There is no data for earlier weeks.',
      ),
    ).toBeVisible()
    expect(
      (await card('Contacts and follow-ups done')).getByText(
        '4 contacts and 2 follow-ups were completed in these weeks.',
      ),
    ).toBeVisible()
    expect(
      (await card('Outcomes by step')).getByText(
        '5 follow-ups ended, 1 of them skipped; the most common outcome was “Reached”.',
      ),
    ).toBeVisible()
    expect(
      (await card('Appointments and no-shows')).getByText(
        '2 appointments were completed; 1 customer did not show up.',
      ),
    ).toBeVisible()
  })

  test('compare the first week with nothing', async () => {
    const customers = reports.customers.map((week, index) => ({
      ...week,
      counts: index < 2 ? null : week.counts,
    }))
    open('/reports', reportsData({ ...reports, customers }))
    const summary = await card('Customers by status')
    expect(
      summary.getByText('9 customers now, 3 of them sold. There is no data for earlier weeks.'),
    ).toBeVisible()
  })

  test('keep an outcome that users called like a group apart from the group', async () => {
    const called = { __typename: 'OutcomeCount', kind: 'NOTED', outcome: 'Skipped', count: 9 }
    const outcomes = reports.outcomes.map((step) => ({ ...step, outcomes: [called, ...step.outcomes] }))
    const { user } = open('/reports', reportsData({ ...reports, outcomes }))
    const report = await card('Outcomes by step')
    expect(
      report.getByText('14 follow-ups ended, 1 of them skipped; the most common outcome was “Skipped”.'),
    ).toBeVisible()
    await user.click(await report.findByRole('button', { name: 'Show numbers' }))
    const [head, row] = (await report.findAllByRole('row')).map(cells)
    expect(head).toEqual(['Step', '“Skipped”', 'Reached', 'Skipped', 'Together'])
    expect(row?.slice(1)).toEqual(['9', '4', '1', '14'])
  })

  test('say what would fill one that is empty', async () => {
    open()
    const texts = await card('Texts delivered')
    expect(texts.getByText('No texts in these weeks')).toBeVisible()
    expect(texts.queryByText(/delivered, none failed/)).toBeNull()
    expect(texts.queryByRole('button', { name: 'Show numbers' })).toBeNull()
  })

  test('are walked along by arrow keys, in words', async () => {
    const { user } = open()
    const customers = await card('Customers by status')
    const slider = await customers.findByRole('slider', { name: 'Customers by status' })
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Week of Nov 16, 2026, so far: Sold 3, Unsold 5, Not in market 1; 9 together',
    )
    slider.focus()
    await user.keyboard('{ArrowLeft}')
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Week of Nov 9, 2026: Sold 1, Unsold 4, Not in market 0; 5 together',
    )
    expect(customers.getByText('Week of Nov 9, 2026')).toBeVisible()
    await user.keyboard('{Home}')
    expect(slider).toHaveAttribute('aria-valuetext', 'Week of Nov 2, 2026: no data')
    expect(customers.getByText('· no data')).toBeVisible()
    await user.keyboard('{ArrowLeft}')
    expect(slider).toHaveAttribute('aria-valuenow', '1')
    await user.keyboard('{End}')
    expect(slider).toHaveAttribute('aria-valuenow', '3')
  })

  test('have a gap, not a zero, where nothing is known', async () => {
    open()
    const customers = await card('Customers by status')
    const slider = await customers.findByRole('slider')
    expect(slider.querySelectorAll('circle')).toHaveLength(2 + dotsOfPatterns(slider))
    expect(within(slider).getByText('No data')).toBeInTheDocument()
  })

  test('show their numbers as a table, with no data as such', async () => {
    const { user } = open()
    const customers = await card('Customers by status')
    const toggle = await customers.findByRole('button', { name: 'Show numbers' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    const table = customers.getByRole('table', { name: 'Customers by status' })
    expect(within(table).getAllByRole('row').map(cells)).toEqual([
      ['Week (at its end)', 'Sold', 'Unsold', 'Not in market', 'All customers'],
      ['Week of Nov 2, 2026', 'no data', 'no data', 'no data', 'no data'],
      ['Week of Nov 9, 2026', '1', '4', '0', '5'],
      ['Week of Nov 16, 2026, so far', '3', '5', '1', '9'],
    ])
    await user.click(customers.getByRole('button', { name: 'Hide numbers' }))
    expect(customers.queryByRole('table')).toBeNull()
  })

  test('are saved as a file that a spreadsheet reads as text and numbers', async () => {
    const { user } = open()
    // What a file is made of.
    const saved: string[] = []
    vi.stubGlobal(
      'Blob',
      class {
        constructor(parts: string[]) {
          saved.push(...parts)
        }
      },
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const done = await card('Contacts and follow-ups done')
    await user.click(await done.findByRole('button', { name: 'Download CSV' }))
    expect(names).toEqual(['contacts-and-follow-ups-2026-11-02-to-2026-11-16.csv'])
    expect(saved[0]).toBe(
      [
        '\ufeffWeek,Person,Contacts,Follow-ups,Together',
        '2026-11-02,,,,',
        '2026-11-09,Nobody,0,0,0',
        '2026-11-16,"\t=Dana Whitfield",3,2,5',
        '2026-11-16,Others,1,0,1',
        '',
      ].join('\r\n'),
    )
  })

  test('cover the weeks of the address, and other weeks by a link', async () => {
    const { api, user, address } = open('/reports?weeks=26')
    const period = within(await screen.findByRole('navigation', { name: 'Period' }))
    expect(period.getByRole('link', { current: true })).toHaveTextContent('26 weeks')
    expect(api.sent('ReportsScreenQuery')[0]?.variables).toEqual({ weeks: 26 })
    await user.click(period.getByRole('link', { name: '52 weeks' }))
    await waitFor(() => expect(address()).toBe('/reports?weeks=52'))
    await waitFor(() => expect(api.sent('ReportsScreenQuery').at(-1)?.variables).toEqual({ weeks: 52 }))
  })

  test.each(['/reports?weeks=13', '/reports?weeks=', '/reports?weeks=999', '/reports?weeks=-1', '/reports'])(
    'cover 12 weeks at %s',
    async (at) => {
      const { api, address } = open(at)
      await card('Customers by status')
      expect(api.sent('ReportsScreenQuery')[0]?.variables).toEqual({ weeks: 12 })
      await waitFor(() => expect(address()).toBe('/reports'))
    },
  )

  test('begin with the first customer', async () => {
    open('/reports', reportsData(reports, 0))
    expect(await screen.findByText('No reports yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a customer' })).toHaveAttribute(
      'href',
      '/customers?dialog=add-customer',
    )
  })

  test('tell employees why they can’t', async () => {
    open('/reports', reportsData(null), 'EMPLOYEE')
    expect(await screen.findByText('Only managers and admins can open Reports')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the Dashboard' })).toHaveAttribute('href', '/')
  })

  test('show their shape while loading', async () => {
    fakeApi({ ShellQuery: shellData() })
    renderApp('/reports')
    expect(await screen.findByRole('status', { name: 'Loading reports' })).toBeVisible()
  })
})

/** Circles that belong to a pattern and mark no point. */
const dotsOfPatterns = (chart: HTMLElement) => chart.querySelectorAll('pattern circle').length
