import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'

const operation = 'VerifyEmailScreenMutation'
const done = { data: { verifyEmail: { message: 'Your email address is verified.' } } }
const words = 'This link no longer works. Please ask for a new one.'
const useless = { status: 400, ...refusal('BAD_INPUT', words, { fields: { token: [words] } }) }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function open() {
  const app = renderApp('/verify-email?token=abc')
  await heading('Verify your email address')
  const press = () => app.user.click(screen.getByRole('button', { name: 'Verify Email Address' }))
  return { ...app, press }
}

describe('the link that verifies an address', () => {
  test('does nothing until the button is pressed, and takes its token out of the address', async () => {
    const api = fakeApi({ [operation]: done })
    const { address, press } = await open()
    await vi.waitFor(() => expect(address()).toBe('/verify-email'))
    expect(api.requests).toHaveLength(0)
    await press()
    expect(await heading('Your email address is verified')).toHaveFocus()
    expect(api.sent(operation)[0]?.variables).toEqual({ input: { token: 'abc' } })
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  })

  test('is forgotten once it was used', async () => {
    fakeApi({ [operation]: done })
    const { press, router } = await open()
    await press()
    await heading('Your email address is verified')
    expect(router.state.location.state).toEqual({ verified: true })
  })

  test('leads whoever is signed in back to work', async () => {
    storeBusinessSession()
    fakeApi({ [operation]: done })
    const { press, session } = await open()
    await press()
    await heading('Your email address is verified')
    expect(screen.getByRole('link', { name: 'Open Cuecard' })).toHaveAttribute('href', '/')
    expect(session.current.kind).toBe('business')
  })

  test.each([
    [false, 'Sign In', '/login'],
    [true, 'Open team settings', '/settings?tab=team'],
  ])('A link that no longer works says how to get a new one, signed in: %s', async (signedIn, name, href) => {
    if (signedIn) storeBusinessSession()
    fakeApi({ [operation]: useless })
    const { press, session } = await open()
    await press()
    expect(await heading('This link no longer works')).toHaveFocus()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryByText(words)).toBeNull()
    expect(session.current.kind).toBe(signedIn ? 'business' : 'none')
  })

  test('waits while the server cannot answer', async () => {
    const api = fakeApi({ [operation]: { status: 503, ...refusal('UNAVAILABLE', 'Please try again.') } })
    const { press } = await open()
    await press()
    const toast = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(await toast.findByText('Please try again.')).toBeVisible()
    api.answer(operation, done)
    await press()
    await heading('Your email address is verified')
  })

  test.each(['/verify-email', '/verify-email?token='])(
    'A link that is not complete says so: %s',
    async (at) => {
      fakeApi()
      renderApp(at)
      await heading('This link is not complete')
      expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible()
    },
  )
})
