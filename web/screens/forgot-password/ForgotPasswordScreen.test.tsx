import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'

const operation = 'AskForLinkMutation'
const answered = { data: { requestPasswordReset: { message: 'Whatever' } } }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const app = renderApp('/forgot-password')
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  const field = () => screen.getByLabelText('Email')
  return { ...app, field, send: (email: string) => app.user.type(field(), `${email}{Enter}`) }
}

describe('a forgotten password', () => {
  test('begins at the address, with a way back', async () => {
    fakeApi()
    const { field } = await open()
    expect(field()).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login')
  })

  test.each([' ', 'sam', 'sam@example', 'sam @example.com'])('asks nobody about %j', async (email) => {
    const api = fakeApi()
    const { send } = await open()
    await send(email)
    expect(screen.getByText('Valid email is required')).toBeVisible()
    expect(api.requests).toHaveLength(0)
  })

  test('says the same calm thing whoever it is, and listens again', async () => {
    const api = fakeApi({ [operation]: answered })
    const { send, user, field } = await open()
    await send(' sam@example.com ')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('sam@example.com')).toBeVisible()
    expect(api.sent(operation)[0]?.variables).toEqual({ input: { email: 'sam@example.com' } })
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login')

    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(field()).toHaveValue('sam@example.com')
    expect(field()).toHaveFocus()
  })

  test('shows at its field what the server says of the address, and nothing besides', async () => {
    const fields = { email: ['Valid email is required'] }
    fakeApi({ [operation]: { status: 400, ...refusal('BAD_INPUT', 'Valid email is required', { fields }) } })
    const { send, field } = await open()
    await send('sam@exa.mple')
    expect(await screen.findByText('Valid email is required')).toBeVisible()
    expect(field()).toHaveValue('sam@exa.mple')
    expect(screen.getAllByText('Valid email is required')).toHaveLength(1)
  })

  test('keeps what was typed when the server cannot answer', async () => {
    fakeApi({ [operation]: { status: 503, ...refusal('UNAVAILABLE', 'Please try again in a moment.') } })
    const { send, field } = await open()
    await send('sam@example.com')
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(await toasts.findByText('Please try again in a moment.')).toBeVisible()
    expect(field()).toHaveValue('sam@example.com')
  })
})
