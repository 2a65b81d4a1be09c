import { screen, within } from '@testing-library/react'
import { fakeApi } from './fakeApi.ts'
import { boardData } from './hotBoardData.ts'
import { renderApp } from './renderApp.tsx'
import { storeBusinessSession } from './sessions.ts'
import { shellData } from './shellData.ts'

/** Opens the hot board of Dana's business with `data`. */
export async function openBoard(data = boardData(), answers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.clear()
  storeBusinessSession()
  const api = fakeApi({ ShellQuery: shellData(), HotBoardScreenQuery: data, ...answers })
  const app = renderApp('/hotboard')
  await screen.findByRole('heading', { name: /^Active Items/ })
  return { api, ...app }
}

const section = (name: string) => screen.queryByRole('region', { name, hidden: true })

/** The titles in a section, in their order; null when there is no such section. */
export function titlesIn(name: 'Active Items' | 'Resolved Items') {
  const found = section(name)
  return found && [...found.querySelectorAll('h3')].map(({ textContent }) => textContent)
}

/** The card of an item, even behind a dialog. */
export function itemCard(title: string) {
  const card = screen.getByRole('heading', { level: 3, name: title, hidden: true }).closest('li')
  if (!card) throw new Error(`No card of ${title}`)
  return within(card)
}

/** A dialog that has opened. */
export const findDialog = async (name: string, role = 'dialog') =>
  within(await screen.findByRole(role, { name }))
