import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { token } from '#web/testing/sessions.ts'

const user = { id: 'u1', databaseId: 7, firstName: 'Dana', lastName: 'W', username: 'dana', role: 'MANAGER' }
/** The answer to a sign-in. */
export const payload = { token: token('business'), user, business: { id: 'b3', databaseId: 3 } }
export const wrong = { status: 401, ...refusal('INVALID_CREDENTIALS', 'Invalid username or password') }

/** Starts each test in a browser that has not signed in before. */
export function setUpLogin(): void {
  beforeEach(() => {
    localStorage.clear()
    for (const cookie of ['last_business', 'demo_dismissed', 'browser_id']) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the screen itself writes
      document.cookie = `${cookie}=; max-age=0; path=/`
    }
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    document.querySelector('meta[name="cuecard-demo"]')?.remove()
  })
}

/** Opens the sign-in form, or a page that leads there. */
export async function openLogin(at = '/login') {
  const app = renderApp(at)
  await screen.findByRole('heading', { name: 'Sign In' })
  return {
    ...app,
    async submit(username: string, password: string) {
      await enterText(app.user, screen.getByLabelText('Username'), username)
      await app.user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
    },
  }
}
