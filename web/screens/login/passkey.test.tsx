import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { storageKeys } from '#web/session/storage.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { openLogin, payload, setUpLogin } from '#web/testing/loginScreen.ts'
import { answerIn, cancelled, device, options, setUpPasskeys } from '#web/testing/passkeys.ts'
import { token } from '#web/testing/sessions.ts'

setUpLogin()
setUpPasskeys()
beforeAll(
  () => Promise.all([import('./LoginScreen.tsx'), import('#web/screens/hot-board/HotBoardScreen.tsx')]),
  60_000,
)

const started = { data: { startPasskeySignIn: { options } } }
const asks = (methods: string[]) => ({
  status: 401,
  ...refusal('SECOND_FACTOR_REQUIRED', 'Use your passkey.', { ticket: 't1', methods }),
})
const send = 'usePasskeySignInMutation'
const alone = () => screen.findByRole('button', { name: 'Use a passkey' })

test('A passkey signs in alone, without anything typed', async () => {
  const api = fakeApi({
    usePasskeySignInStartMutation: started,
    [send]: { data: { signInWithPasskey: payload } },
  })
  const { user, address } = await openLogin('/hotboard')
  await user.click(await alone())
  await screen.findByRole('heading', { name: 'Hot Board' })
  expect(address()).toBe('/hotboard')
  expect(api.sent('usePasskeySignInStartMutation')[0]?.variables).toEqual({ input: {} })
  expect(answerIn(api.sent(send)[0]?.variables)).toMatchObject({ id: 'cGFzc2tleQ', type: 'public-key' })
})

test('A passkey of a superadmin opens the panel', async () => {
  const superadmin = { id: 's1', username: 'triton', email: 'triton@cuecard.example' }
  const begun = { __typename: 'SignInSuperadminPayload', token: token('superadmin'), superadmin }
  const api = fakeApi({
    usePasskeySignInStartMutation: started,
    usePasskeySignInSuperadminMutation: { data: { signInSuperadminWithPasskey: begun } },
  })
  device.mockReturnValue({ handle: 'superadmin:x' })
  const { user } = await openLogin()
  await user.click(await alone())
  await expect.poll(() => localStorage.getItem(storageKeys.superadmin)).toBe(JSON.stringify(superadmin))
  expect(api.sent(send)).toHaveLength(0)
})

test('Who cancels is told so, and keeps what was typed', async () => {
  const api = fakeApi({ usePasskeySignInStartMutation: started })
  device.mockReturnValue(cancelled())
  const { user } = await openLogin()
  await user.type(screen.getByLabelText('Username'), 'dana')
  await user.click(await alone())
  expect(await screen.findByText(/^No passkey was used\. Nothing has changed/)).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('dana')
  expect(screen.queryByText('Login Failed')).toBeNull()
  expect(api.sent(send)).toHaveLength(0)
})

test('After the password a passkey goes with the ticket; without an app no code is asked for', async () => {
  const api = fakeApi({
    useSignInMutation: asks(['passkey']),
    usePasskeySignInStartMutation: started,
    [send]: { data: { signInWithPasskey: payload } },
  })
  const { submit, user } = await openLogin('/hotboard')
  await submit('dana', 'secret')
  await screen.findByRole('heading', { name: 'Use Your Passkey' })
  expect(screen.queryByLabelText('Code')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await screen.findByRole('heading', { name: 'Hot Board' })
  expect(api.sent('usePasskeySignInStartMutation')[0]?.variables).toEqual({ input: { ticket: 't1' } })
  expect(api.sent(send)[0]?.variables.input).toMatchObject({ ticket: 't1' })
})

test('With an app and a passkey either does, and a ticket that has run out leads back', async () => {
  fakeApi({
    useSignInMutation: asks(['code', 'passkey']),
    usePasskeySignInStartMutation: {
      status: 401,
      ...refusal('CHOICE_ENDED', 'That took too long. Please sign in again.'),
    },
  })
  const { submit, user } = await openLogin()
  await submit('dana', 'secret')
  expect(await screen.findByLabelText('Code')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByLabelText('Username')).toHaveValue('dana')
})

test.each([
  ['the server has none', () => document.querySelector('meta[name="cuecard-passkeys"]')?.remove()],
  [
    'they belong to another address',
    () =>
      document
        .querySelector('meta[name="cuecard-passkeys"]')
        ?.setAttribute('content', 'https://other.example'),
  ],
  ['the browser has none', () => Reflect.deleteProperty(window, 'PublicKeyCredential')],
])('None is offered where %s', async (_why, change) => {
  change()
  fakeApi({})
  await openLogin()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('Who has nothing but passkeys is told what to do in a browser without them', async () => {
  document.querySelector('meta[name="cuecard-passkeys"]')?.remove()
  fakeApi({ useSignInMutation: asks(['passkey']) })
  const { submit } = await openLogin()
  await submit('dana', 'secret')
  expect(
    await screen.findByText(/^Your account asks for a passkey, which this browser does not offer/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
