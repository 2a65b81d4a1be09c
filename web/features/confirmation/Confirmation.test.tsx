import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConfirmationTestMutation } from '#web/__generated__/ConfirmationTestMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { mutationProviders } from '#web/testing/mutationProviders.tsx'
import { answerIn, cancelled, device, options, setUpPasskeys } from '#web/testing/passkeys.ts'
import { Confirmation } from './Confirmation.tsx'

const act = 'ConfirmationTestMutation'
const needed = { status: 200, ...refusal('PASSWORD_NEEDED', 'Confirm your password first.') }
const done = { data: { deleteContact: { deletedContactId: '1' } } }
const noFactor = { data: { secondFactor: null, passkeys: [] } }
const factor = { data: { secondFactor: { __typename: 'SecondFactor' }, passkeys: [] } }
const confirmed = { data: { confirmPassword: { confirmed: true } }, after: { [act]: done } }
const outcomes = vi.fn()

function Sender() {
  const [run] = useMutation<ConfirmationTestMutation>(
    graphql`
      mutation ConfirmationTestMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
        }
      }
    `,
    { success: 'Contact deleted', subject: null, failure: 'Failed to delete' },
  )
  const [id] = useState('1')
  return (
    <button type="button" onClick={async () => outcomes((await run({ input: { id } })).ok)}>
      Delete
    </button>
  )
}

setUpPasskeys()
beforeAll(() => import('./ConfirmationDialog.tsx'), 60_000)
beforeEach(() => outcomes.mockReset())
afterEach(() => vi.unstubAllGlobals())

async function press(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [act]: needed, methodsQuery: noFactor, ...answers })
  const Providers = mutationProviders()
  render(
    <Providers>
      <Sender />
      <Confirmation />
    </Providers>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return { api, user }
}

test('The password is asked for, and what was sent is sent again by itself', async () => {
  const { api, user } = await press({
    confirmByMutation: {
      ...refusal('BAD_INPUT', 'Current password is incorrect', {
        fields: { password: ['Current password is incorrect'] },
      }),
    },
  })
  const field = await screen.findByLabelText(/^Your password/)
  expect(field).toHaveAttribute('autocomplete', 'current-password')
  await user.type(field, 'wrong{Enter}')
  expect(await screen.findByText('Current password is incorrect')).toBeVisible()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(outcomes).not.toHaveBeenCalled()

  api.answer('confirmByMutation', confirmed)
  await user.clear(field)
  await user.type(field, 'correct horse{Enter}')
  expect(await screen.findByText('Contact deleted')).toBeVisible()
  expect(api.sent('confirmByMutation').at(-1)?.variables).toEqual({
    input: { password: 'correct horse' },
  })
  expect(api.sent(act).map(({ variables }) => variables)).toEqual([
    { input: { id: '1' } },
    { input: { id: '1' } },
  ])
  await waitFor(() => expect(outcomes).toHaveBeenCalledExactlyOnceWith(true))
})

test('A code is asked for where there is a second factor', async () => {
  const { api, user } = await press({ methodsQuery: factor, confirmByMutation: confirmed })
  const field = await screen.findByLabelText(/^Code/)
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.type(field, '123 456{Enter}')
  expect(await screen.findByText('Contact deleted')).toBeVisible()
  expect(api.sent('confirmByMutation')[0]?.variables).toEqual({ input: { code: '123 456' } })
})

test('Cancel leaves everything as it was, without a toast', async () => {
  const { api, user } = await press({})
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(outcomes).toHaveBeenCalledExactlyOnceWith(false))
  expect(screen.queryByText(/Failed to delete|Error/)).toBeNull()
  expect(api.sent(act)).toHaveLength(1)
})

test.each([
  ['alone', null, 'Use a Passkey'],
  ['beside the app', { __typename: 'SecondFactor' }, 'Use a passkey'],
])('A passkey does %s, and who cancels may try again', async (_how, secondFactor, name) => {
  const { api, user } = await press({
    methodsQuery: { data: { secondFactor, passkeys: [{ __typename: 'Passkey', id: 'p1' }] } },
    confirmByStartMutation: { data: { startPasskeyConfirmation: { options } } },
    confirmByMutation: confirmed,
  })
  device.mockReturnValueOnce(cancelled())
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(/^No passkey was used\. Nothing has changed/)).toBeVisible()
  expect(outcomes).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Contact deleted')).toBeVisible()
  expect(answerIn(api.sent('confirmByMutation')[0]?.variables)).toMatchObject({ id: 'cGFzc2tleQ' })
})
