import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { openLogin, payload, setUpLogin, wrong } from '#web/testing/loginScreen.ts'

setUpLogin()

describe('a username that other businesses use', () => {
  test('signs in with the name of the business', async () => {
    const api = fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    const { user, submit } = await openLogin()
    expect(screen.queryByLabelText('Business name')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose your business' }))
    expect(screen.getByLabelText('Business name')).toHaveFocus()
    await enterText(user, screen.getByLabelText('Business name'), ' Harbor Street Games ')
    await submit('dana', 'secret')
    expect(api.sent('useSignInMutation')[0]?.variables).toEqual({
      input: { username: 'dana', password: 'secret', business: 'Harbor Street Games' },
    })
  })

  test('is offered to name the business after a refusal, in words that tell nothing', async () => {
    fakeApi({ useSignInMutation: wrong })
    const { submit } = await openLogin()
    expect(screen.queryByText(/Other businesses may use/)).toBeNull()
    await submit('dana', 'wrong')
    expect(await screen.findByText(/Other businesses may use the same username/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose your business' })).toBeVisible()
  })

  test('is tried first where this browser signed in last, also after Logout', async () => {
    const api = fakeApi({ useSignInMutation: { data: { signIn: payload } } })
    const first = await openLogin()
    await first.submit('dana', 'secret')
    first.session.signOut()
    expect(localStorage).toHaveLength(0)
    cleanup()
    const { submit } = await openLogin()
    await submit('dana', 'secret')
    const sent = api.sent('useSignInMutation').map(({ variables }) => variables)
    expect(sent).toEqual([
      { input: { username: 'dana', password: 'secret' } },
      { input: { username: 'dana', password: 'secret', lastBusinessId: 3 } },
    ])
  })
})

describe('an account of several businesses', () => {
  const businesses = [
    { choiceToken: 't1', name: 'Corner Pocket Billiards' },
    { choiceToken: 't2', name: 'Harbor Street Games' },
  ]
  const choose = { status: 409, ...refusal('CHOOSE_BUSINESS', 'Choose', { businesses }) }

  test('chooses one and enters with its choice token', async () => {
    const api = fakeApi({
      useSignInMutation: choose,
      useSignInChoiceMutation: { data: { signInWithChoice: payload } },
    })
    const { submit, user, address } = await openLogin('/hotboard')
    await submit('dana', 'secret')
    await user.click(await screen.findByRole('button', { name: /Harbor Street Games/ }))
    await screen.findByRole('heading', { name: 'Hot Board' })
    expect(address()).toBe('/hotboard')
    expect(api.sent('useSignInChoiceMutation')[0]?.variables).toEqual({ input: { choiceToken: 't2' } })
    expect(screen.queryByText('Login Failed')).toBeNull()
  })

  test('An account of several businesses whose choice token has run out starts again, with what was typed', async () => {
    fakeApi({ useSignInMutation: choose, useSignInChoiceMutation: wrong })
    const { submit, user } = await openLogin()
    await submit('dana', 'secret')
    await user.click(await screen.findByRole('button', { name: /Harbor/ }))
    expect(await toasts().findByText('Login Failed')).toBeVisible()
    expect(await screen.findByLabelText('Username')).toHaveValue('dana')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
  })
})
