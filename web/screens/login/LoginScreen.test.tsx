import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { storageKeys } from '#web/session/storage.ts'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { openLogin, payload, setUpLogin, wrong } from '#web/testing/loginScreen.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession, storeSuperadminSession, token } from '#web/testing/sessions.ts'

setUpLogin()

describe('the page', () => {
  test('says what it is, and that data are private', async () => {
    fakeApi()
    await openLogin()
    expect(screen.getByRole('heading', { level: 1, name: 'Cuecard' })).toBeVisible()
    expect(screen.getByText('Every customer, right on cue.')).toBeVisible()
    expect(screen.getByText(/private and isolated/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(screen.getByLabelText('Username')).toHaveFocus()
  })

  test.each([
    ['EXPIRED', 'Session expired, please sign in again.'],
    ['ENDED_BY_OWNER', 'You ended this session from another browser. Please sign in again.'],
    ['IDLE', 'Nobody used Cuecard here for a while, so you were signed out. Please sign in again.'],
    ['PASSWORD_CHANGED', 'Your password or your access was changed. Please sign in again.'],
    ['DEACTIVATED', 'Your account was deactivated. Please ask an admin of your business.'],
    ['SUSPENDED', 'This business is suspended. Please contact support.'],
  ])('says that a session is over: %s', async (reason, sentence) => {
    fakeApi()
    await openLogin(`/login?next=%2Ftasks&reason=${reason}`)
    expect(screen.getByText(sentence)).toBeVisible()
  })

  test('says that the session has run out while no tab was open', async () => {
    fakeApi()
    storeBusinessSession(token('business', Date.now() - 1_000))
    const { address } = await openLogin('/customers')
    expect(address()).toBe('/login?next=%2Fcustomers')
    expect(screen.getByText('Session expired, please sign in again.')).toBeVisible()
  })

  test('says nothing of reasons that there are not', async () => {
    fakeApi()
    await openLogin('/login?reason=toString')
    expect(screen.queryByText(/sign in again|toString|native/)).toBeNull()
  })

  test('asks for both fields before it asks the server', async () => {
    const api = fakeApi()
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(screen.getByText('Username is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    await user.type(screen.getByLabelText('Username'), '   ')
    await user.type(screen.getByLabelText('Password'), 'x{Enter}')
    expect(screen.getByText('Username is required')).toBeVisible()
    expect(screen.queryByText('Password is required')).toBeNull()
    expect(api.requests).toHaveLength(0)
  })
})

describe('signing in', () => {
  test('stores the session and goes to the page first asked for', async () => {
    const api = fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    const { submit, address } = await openLogin('/hotboard')
    await submit(' dana', 'secret ')
    await screen.findByRole('heading', { name: 'Hot Board' })
    expect(address()).toBe('/hotboard')
    expect(api.sent('useSignInMutation')[0]?.variables).toEqual({
      input: { username: 'dana', password: 'secret ' },
    })
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { headers } = api.sent('useSignInMutation')[0] ?? {}
    expect(headers?.get('x-time-zone')).toBe(timeZone)
    expect(headers?.get('x-browser-id')).toMatch(/^[0-9a-f]{32}$/)
    expect(document.cookie).toContain(`browser_id=${headers?.get('x-browser-id')}`)
    expect(api.requests.at(-1)?.headers.has('x-time-zone')).toBe(false)
    expect(localStorage.getItem(storageKeys.token)).toBe(payload.token)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({
      role: 'manager',
      businessId: 3,
    })
  })

  test.each([
    ['3:7', '/hotboard?q=Terrence', '/hotboard?q=Terrence'],
    ['3:99', '/hotboard?q=Terrence', '/hotboard'],
    ['71:7', '/hotboard?dialog=add&q=Terrence', '/hotboard'],
    ['superadmin:7', '/hotboard', '/hotboard'],
    ['3:99', '/customers/91', '/'],
  ])('Signing in at a page that %s left at %s leads to %s', async (owner, left, expected) => {
    fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    sessionStorage.setItem(`${owner} left_at`, left)
    const { submit, address } = await openLogin(left)
    await submit('dana', 'secret')
    await vi.waitFor(() => expect(address()).toBe(expected))
    expect(Object.keys(sessionStorage).filter((name) => !name.startsWith('3:7 '))).toEqual([])
  })

  test('says so when the browser keeps nothing', async () => {
    fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    const { submit } = await openLogin()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await submit('dana', 'secret')
    const words = 'This browser’s storage is full or blocked, so you could not be kept signed in.'
    expect((await screen.findAllByText(words))[0]).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    full.mockRestore()
  })

  test('says so when the clock of the device is ahead by more than a session lasts', async () => {
    fakeApi({
      useSignInMutation: { data: { signIn: { ...payload, token: token('business', Date.now() - 1) } } },
    })
    const { submit, address } = await openLogin()
    await submit('dana', 'secret')
    expect((await screen.findAllByText(/^The clock of this device is wrong/))[0]).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(address()).toBe('/login')
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
  })

  test('A sign-in that fails says why, keeps what was typed and leads nowhere', async () => {
    fakeApi({ useSignInMutation: wrong })
    const { submit, load } = await openLogin()
    await submit('dana', 'wrong')
    expect(await toasts().findByText('Login Failed')).toBeVisible()
    expect(toasts().getByText('Invalid username or password')).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveValue('dana')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(load).not.toHaveBeenCalled()
  })

  test.each(['Username', 'Password', 'Business name'])(
    'A sign-in that fails says so at the password until it is changed: %s',
    async (changed) => {
      fakeApi({ useSignInMutation: wrong })
      const { submit, user } = await openLogin()
      await submit('dana', 'wrong')
      const password = screen.getByLabelText('Password')
      await vi.waitFor(() => expect(password).toHaveAccessibleDescription('Invalid username or password'))
      expect(password).toBeInvalid()
      expect(password).toHaveFocus()
      if (changed === 'Business name')
        await user.click(screen.getByRole('button', { name: 'Choose your business' }))
      await user.type(screen.getByLabelText(changed), '!')
      expect(password).toBeValid()
      expect(password).not.toHaveAccessibleDescription('Invalid username or password')
    },
  )

  test('A sign-in that is refused for the business says so above the form', async () => {
    fakeApi({ useSignInMutation: refusal('BUSINESS_SUSPENDED', 'This business is suspended.') })
    const { submit } = await openLogin()
    await submit('dana', 'right')
    const form = within(screen.getByRole('button', { name: 'Sign In' }).closest('form') as HTMLElement)
    expect(await form.findByText('This business is suspended.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toBeValid()
  })

  test('A sign-in that fails without a word falls back to the usual one', async () => {
    fakeApi({ useSignInMutation: refusal('INVALID_CREDENTIALS', '') })
    const { submit } = await openLogin()
    await submit('dana', 'wrong')
    expect(await toasts().findByText('Invalid username or password')).toBeVisible()
  })
})

describe('the superadmin', () => {
  const superadmin = { id: 's1', username: 'triton', email: 'triton@cuecard.example' }
  const signed = { data: { signInSuperadmin: { token: token('superadmin'), superadmin } } }

  test.each(['triton', 'TriTon'])('signs in as %s through a sign-in of their own', async (name) => {
    const api = fakeApi({ useSuperadminSignInMutation: signed })
    const { submit, address } = await openLogin()
    await submit(name, 'secret')
    expect(
      await screen.findByText((_, element) => element?.textContent === 'Signed in as triton'),
    ).toBeVisible()
    expect(address()).toBe('/triton-admin-panel')
    expect(api.sent('useSignInMutation')).toHaveLength(0)
    expect(JSON.parse(localStorage.getItem(storageKeys.superadmin) ?? '')).toEqual(superadmin)
  })

  test('logs out', async () => {
    fakeApi()
    storeSuperadminSession()
    const { user, load } = renderApp('/customers')
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/login'))
    expect(localStorage).toHaveLength(0)
  })

  test('logs out where the panel cannot be loaded', async () => {
    fakeApi({ SuperadminScreenQuery: { status: 500, text: 'no answer of ours' } })
    storeSuperadminSession()
    const { user, load } = renderApp('/triton-admin-panel')
    expect(await screen.findByText('This page could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/login'))
  })
})

describe('Demo Access', () => {
  test('signs in with one click', async () => {
    const api = fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    const { user } = await openLogin('/hotboard')
    await user.click(screen.getByRole('button', { name: 'Access Demo' }))
    await screen.findByRole('heading', { name: 'Hot Board' })
    expect(api.sent('useSignInMutation')[0]?.variables).toEqual({
      input: { username: 'demo', password: 'demo1234' },
    })
  })

  test('says so when the browser cannot keep the session', async () => {
    fakeApi({ useSignInMutation: { data: { signIn: { ...payload, token: token('business', 0) } } } })
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Access Demo' }))
    expect(await toasts().findByText(/^The clock of this device is wrong/)).toBeVisible()
  })

  test('can be dismissed, and stays so in this browser', async () => {
    fakeApi()
    const { user } = await openLogin()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('button', { name: 'Access Demo' })).toBeNull()
    cleanup()
    await openLogin()
    expect(screen.queryByRole('button', { name: 'Access Demo' })).toBeNull()
  })

  test('is absent where the server runs without the demo', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="cuecard-demo" content="off">')
    fakeApi()
    await openLogin()
    expect(screen.queryByRole('button', { name: 'Access Demo' })).toBeNull()
  })
})
