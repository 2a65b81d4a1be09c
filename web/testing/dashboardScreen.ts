import { screen, within } from '@testing-library/react'
import { dashboardData } from './dashboardData.ts'
import { fakeApi } from './fakeApi.ts'
import { renderApp } from './renderApp.tsx'
import { storeBusinessSession } from './sessions.ts'
import { shellData } from './shellData.ts'

/** Opens the dashboard of Dana's business with `data`. */
export async function openDashboard(data = dashboardData(), answers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.clear()
  storeBusinessSession()
  const api = fakeApi({ ShellQuery: shellData(), DashboardScreenQuery: data, ...answers })
  const app = renderApp('/')
  await screen.findByText(/^Good .*, Dana$/)
  return { api, ...app }
}

/** One of the lists, even behind a dialog. */
export const panel = (name: string) => within(screen.getByRole('region', { name, hidden: true }))

/** The text of a card: `Total Customers 60 Up 12% in 30 days`. */
export function figure(label: string): string {
  const card = screen.getByText(label).closest('a')
  return [...(card?.querySelectorAll('span') ?? [])]
    .filter((part) => part.children.length === 0 && part.textContent !== '')
    .map((part) => part.textContent)
    .join(' ')
}

/** The names in the list of upcoming contacts, in their order. */
export const nextContacts = () =>
  panel('Upcoming Contacts')
    .queryAllByRole('listitem', { hidden: true })
    .map((row) => row.querySelector('p')?.textContent)
