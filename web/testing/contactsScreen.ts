import { screen } from '@testing-library/react'
import { beforeAll, expect, vi } from 'vitest'
import { type ContactData, contact, contactsData } from '#web/testing/contactData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { setUpFridayNoon } from '#web/testing/fridayNoon.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { shellData } from '#web/testing/shellData.ts'

export const maria = contact(1, 'Maria Ortiz', '2026-11-20T19:00:00.000Z', { status: 'SCHEDULED' })
export const sam = contact(2, 'Sam Whitfield', '2026-11-23T15:30:00.000Z', { status: 'SCHEDULED' })
export const priya = contact(3, 'Priya Rao', '2026-11-25T15:30:00.000Z', { status: 'SCHEDULED' })
export const everyone = [maria, sam, priya]

/** The response to the screen's query after a mutation. */
export const listed = (...contacts: readonly ContactData[]) => ({
  ContactsScreenQuery: contactsData(contacts, { upcoming: contacts.length, overdue: 4 }),
})

/** Preloads the code of the contacts screen, and signs in on a Friday at noon. */
export function setUpContacts(): void {
  beforeAll(async () => {
    await import('#web/screens/contacts/ContactsScreen.tsx')
    await import('#web/screens/contacts/dialogs/ContactDialogs.tsx')
  }, 60_000)
  setUpFridayNoon()
}

/** Opens the contacts screen with Maria, Sam and Priya. */
export async function openContacts(answer: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), ...listed(...everyone), ...answer })
  const app = renderApp('/contacts')
  await screen.findAllByRole('heading', { level: 2 })
  return { api, ...app }
}

/** Waits until a dialog has closed. */
export const expectClosed = (name: string, role = 'dialog') =>
  vi.waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())

export const tab = (name: RegExp) => screen.getByRole('tab', { name })
