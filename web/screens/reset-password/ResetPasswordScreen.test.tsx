import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDraft } from '#web/lib/drafts.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'

const operation = 'NewPasswordFormMutation'
const done = { data: { resetPassword: { username: 'dana', isOwnName: false } } }
const words = 'This link no longer works. Please ask for a new one.'
const useless = { status: 400, ...refusal('BAD_INPUT', words, { fields: { token: [words] } }) }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const toast = () => within(screen.getByRole('region', { name: 'Notifications' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function open(at = '/reset-password?token=abc') {
  const app = renderApp(at)
  await heading('Choose a new password')
  const field = () => screen.getByLabelText('New Password')
  return { ...app, field, send: (password: string) => app.user.type(field(), `${password}{Enter}`) }
}

describe('the link of a message', () => {
  test('takes its token out of the address at once, and keeps it for a reload', async () => {
    const api = fakeApi({ [operation]: done })
    const { address, router, send, field } = await open()
    await vi.waitFor(() => expect(address()).toBe('/reset-password'))
    expect(router.state.location.state).toEqual({ token: 'abc' })
    expect(field()).toHaveFocus()
    await send('a new one')
    expect(api.sent(operation)[0]?.variables).toEqual({ input: { token: 'abc', newPassword: 'a new one' } })
  })

  test('leads to sign-in with the name filled in', async () => {
    fakeApi({ [operation]: done })
    const { address, send } = await open()
    await send('a new one')
    expect(await screen.findByLabelText('Username')).toHaveValue('dana')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(address()).toBe('/login')
    expect(toast().getByText('Your new password is set. Sign in with it.')).toBeVisible()
  })

  test('leads to sign-in with a warning when the new one is little more than a name', async () => {
    fakeApi({ [operation]: { data: { resetPassword: { username: 'dana', isOwnName: true } } } })
    const { send } = await open()
    await send('dana123')
    expect(
      await toast().findByText(
        'Your new password is set. Sign in with it. It is little more than a name, which others try first. A longer one is safer.',
      ),
    ).toBeVisible()
  })

  test('leads whoever is signed in here out first', async () => {
    storeBusinessSession()
    fakeApi({ [operation]: done })
    const { send, user, load, session } = await open()
    await send('a new one')
    await heading('Your new password is set')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await vi.waitFor(() => expect(session.current.kind).toBe('none'))
    expect(load).toHaveBeenCalledWith('/login')
  })

  test('A press on Sign In asks before it leads out somebody who has typed something in this browser', async () => {
    storeBusinessSession()
    const close = addDraft(() => ['form', { notes: 'prefers mornings' }])
    fakeApi({ [operation]: done })
    const { send, user, load, session } = await open()
    await send('a new one')
    await user.click(await screen.findByRole('button', { name: 'Sign In' }))
    const question = await screen.findByRole('alertdialog', { name: 'Log out and discard it?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(session.current.kind).toBe('business')
    expect(load).not.toHaveBeenCalled()
    close()
  })

  test('A link that no longer works says what to do', async () => {
    fakeApi({ [operation]: useless })
    const { send, load } = await open()
    await send('a new one')
    expect(await heading('This link no longer works')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(screen.queryByText(words)).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })

  test.each(['/reset-password', '/reset-password?token='])(
    'A link that is not complete says so: %s',
    async (at) => {
      fakeApi()
      renderApp(at)
      await heading('This link is not complete')
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    },
  )
})

describe('the new password', () => {
  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['🎱🎱🎱🎱🎱', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('is checked before it is sent, number %#', async (password, message) => {
    const api = fakeApi()
    const { user, field } = await open()
    await user.click(field())
    await user.paste(password)
    await user.keyboard('{Enter}')
    expect(screen.getByText(message)).toBeVisible()
    expect(api.requests).toHaveLength(0)
  })

  test('stays where it is when the server refuses it or cannot answer', async () => {
    const words = 'Password contains characters that are not allowed'
    const refused = refusal('BAD_INPUT', words, { fields: { newPassword: [words] } })
    const api = fakeApi({ [operation]: { status: 400, ...refused } })
    const { send, field, user } = await open()
    await send('a new one')
    expect(await screen.findByText(words)).toBeVisible()
    api.answer(operation, { status: 503, ...refusal('UNAVAILABLE', 'Please try again in a moment.') })
    await user.click(screen.getByRole('button', { name: 'Set Password' }))
    expect(await toast().findByText('Please try again in a moment.')).toBeVisible()
    expect(field()).toHaveValue('a new one')
  })
})
