import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { customersData } from '#web/testing/customerData.ts'
import { findCardOf, maria, openCustomers, setUpCustomers, toasts } from '#web/testing/customersScreen.ts'

setUpCustomers()

const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
  this: HTMLAnchorElement,
) {
  saved.push(this.getAttribute('href') ?? '')
})
const saved: string[] = []
afterEach(() => {
  saved.length = 0
  clicked.mockClear()
})

const answer = { data: { createExport: { url: 'https://cuecard.example/api/exports/abc' } } }

async function choose(format: string, answers: Parameters<typeof openCustomers>[0]) {
  const opened = openCustomers(answers, '/customers?q=maria&status=sold')
  await findCardOf('Maria Ortiz')
  await opened.user.click(screen.getByRole('button', { name: 'Export' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: format }))
  return opened
}

test('Export sends the filters of the screen, and the browser saves what the link answers', async () => {
  const { api } = await choose('Excel (.xlsx)', { useExportMutation: answer })
  expect(await toasts().findByText('Your browser is saving the file.')).toBeVisible()
  expect(api.sent('useExportMutation')[0]?.variables).toMatchObject({
    input: {
      format: 'XLSX',
      list: { customers: { search: 'maria', filter: { statuses: ['SOLD'] }, sort: 'NEWEST' } },
    },
  })
  // Not the address of the API, which a browser behind a proxy may not reach.
  expect(saved).toEqual(['/api/exports/abc'])
})

test('A refused export is told, and saves nothing', async () => {
  const errors = [{ message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED' } }]
  await choose('CSV (.csv)', { useExportMutation: { data: null, errors } })
  expect(await toasts().findByText(/^Failed to export/)).toBeVisible()
  expect(saved).toEqual([])
})

test('Who may not export lists sees no button', async () => {
  const data = customersData([maria])
  Object.assign(data.data.viewer.business, { canExportLists: false })
  openCustomers({ CustomersScreenQuery: data })
  await findCardOf('Maria Ortiz')
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
