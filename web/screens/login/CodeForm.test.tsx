import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storageKeys } from '#web/session/storage.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { openLogin, payload, setUpLogin } from '#web/testing/loginScreen.ts'
import { token } from '#web/testing/sessions.ts'

setUpLogin()

const asks = { status: 401, ...refusal('SECOND_FACTOR_REQUIRED', 'Enter the code', { ticket: 't1' }) }
const words = 'This code is not right, or it was used before.'
const wrongCode = { status: 400, ...refusal('BAD_INPUT', words, { fields: { code: [words] } }) }

test('A right password of an account with a second factor asks for the code, and no failure is said', async () => {
  const api = fakeApi({
    useSignInMutation: asks,
    useSignInCodeMutation: { data: { signInWithCode: payload } },
  })
  const { submit, user, address } = await openLogin('/hotboard')
  await submit('dana', 'secret')
  expect(await screen.findByLabelText('Code')).toHaveFocus()
  expect(screen.queryByText('Login Failed')).toBeNull()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await screen.findByRole('heading', { name: 'Hot Board' })
  expect(address()).toBe('/hotboard')
  expect(api.sent('useSignInCodeMutation')[0]?.variables).toEqual({ input: { ticket: 't1', code: '123456' } })
})

test('A wrong code is said at its field, and another one goes with the same ticket', async () => {
  const api = fakeApi({ useSignInMutation: asks, useSignInCodeMutation: wrongCode })
  const { submit, user } = await openLogin()
  await submit('dana', 'secret')
  await user.type(await screen.findByLabelText('Code'), '111111{Enter}')
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(expect.stringContaining(words)),
  )
  await user.click(screen.getByRole('button', { name: 'Lost your app? Use a recovery code' }))
  expect(screen.getByLabelText('Recovery code')).toHaveFocus()
  api.answer('useSignInCodeMutation', { data: { signInWithCode: payload } })
  expect(screen.getByLabelText('Recovery code')).toHaveValue('')
  await user.type(screen.getByLabelText('Recovery code'), '7k2m9-abcde{Enter}')
  await expect
    .poll(() => api.sent('useSignInCodeMutation').at(-1)?.variables)
    .toEqual({
      input: { ticket: 't1', code: '7k2m9-abcde' },
    })
})

test('A ticket that has run out leads back to the password', async () => {
  const over = { status: 401, ...refusal('CHOICE_ENDED', 'That took too long. Please sign in again.') }
  fakeApi({ useSignInMutation: asks, useSignInCodeMutation: over })
  const { submit, user } = await openLogin()
  await submit('dana', 'secret')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByLabelText('Username')).toHaveValue('dana')
  expect(screen.getAllByText(/That took too long/)[0]).toBeVisible()
})

test('A superadmin sends the code to a sign-in of their own', async () => {
  const superadmin = { id: 's1', username: 'triton', email: 'triton@cuecard.example' }
  const api = fakeApi({
    useSuperadminSignInMutation: asks,
    useSuperadminSignInCodeMutation: {
      data: {
        signInSuperadminWithCode: {
          __typename: 'SignInSuperadminPayload',
          token: token('superadmin'),
          superadmin,
        },
      },
    },
  })
  const { submit, user } = await openLogin()
  await submit('triton', 'secret')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await expect.poll(() => localStorage.getItem(storageKeys.superadmin)).toBe(JSON.stringify(superadmin))
  expect(api.sent('useSignInCodeMutation')).toHaveLength(0)
})
