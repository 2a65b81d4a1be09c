import { act, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { useMutationTestMutation } from '#web/__generated__/useMutationTestMutation.graphql.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { mutationProviders } from '#web/testing/mutationProviders.tsx'
import { type Feedback, useMutation } from './useMutation.ts'

const operation = 'useMutationTestMutation'
const input = { id: '1' }
const load = vi.fn()
const done = { data: { deleteContact: { deletedContactId: '1' } } }

function hook(feedback: Feedback<useMutationTestMutation>) {
  const wrapper = mutationProviders(load)
  const mutation = graphql`
    mutation useMutationTestMutation($input: DeleteContactInput!) {
      deleteContact(input: $input) {
        deletedContactId
      }
    }
  `
  const { result } = renderHook(() => useMutation<useMutationTestMutation>(mutation, feedback), { wrapper })
  return {
    run: (variables = { input }, onOutcome?: (outcome: { ok: boolean }) => void) =>
      act(() => result.current[0](variables, { onOutcome })),
    start: (variables = { input }) => act(() => void result.current[0](variables)),
    pending: () => result.current[1],
  }
}
/** An answer that never comes, because the connection fails on the way. */
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const shown = (text: string) => screen.findAllByText(text)

afterEach(() => {
  vi.unstubAllGlobals()
  load.mockReset()
})

test('A success is told and returned', async () => {
  fakeApi({ [operation]: done })
  const { run } = hook({ success: 'Contact deleted successfully', subject: null, failure: 'Failed' })
  await expect(run()).resolves.toEqual({ ok: true, data: done.data })
  await shown('Success')
  await shown('Contact deleted successfully')
})

test('A failure is told and returned with its fields, never thrown', async () => {
  const fields = { id: ['Unknown'] }
  fakeApi({ [operation]: { status: 400, ...refusal('BAD_INPUT', 'No such contact', { fields }) } })
  const { run } = hook({ failure: ({ message }) => `Failed to delete contact: ${message}` })
  await expect(run()).resolves.toMatchObject({ ok: false, error: { code: 'BAD_INPUT', fields } })
  await shown('Failed to delete contact: No such contact')
})

test('A success offers Undo where its record can be taken back', async () => {
  fakeApi({ [operation]: done })
  const undo = vi.fn()
  const { run } = hook({
    success: 'Contact deleted',
    undo: ({ deleteContact }) => deleteContact?.deletedContactId === '1' && undo,
    subject: null,
    failure: 'Failed',
  })
  await run()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

test('A write that the upgraded server does not know offers to load the page again', async () => {
  const words = 'Cuecard has been updated. Please reload the page.'
  fakeApi({ [operation]: { status: 400, ...refusal('BAD_REQUEST', words) } })
  const { run } = hook({ failure: ({ message }) => message })
  await run()
  await shown(words)
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(load).toHaveBeenCalledExactlyOnceWith(window.location.href)
})

test('The words of an earlier failure go when one tries again', async () => {
  const api = fakeApi({ [operation]: { status: 404, ...refusal('NOT_FOUND', 'Gone') } })
  const { run } = hook({ failure: 'Failed to delete contact' })
  await run()
  await shown('Failed to delete contact')
  api.answer(operation, done)
  await run()
  await vi.waitFor(() => expect(screen.queryByText('Failed to delete contact')).toBeNull())
})

test('The same write pressed twice is sent once, another one is sent beside it', async () => {
  const api = fakeApi()
  const { start, pending } = hook({ failure: 'Failed' })
  start()
  start()
  expect(pending()).toBe(true)
  await vi.waitFor(() => expect(api.requests).toHaveLength(1))
  start({ input: { id: '2' } })
  await vi.waitFor(() =>
    expect(api.requests.map(({ variables }) => variables)).toEqual([{ input }, { input: { id: '2' } }]),
  )
})

test('The same write can be made again after it has ended', async () => {
  const api = fakeApi({ [operation]: done })
  const { run, pending } = hook({ failure: 'Failed' })
  await run()
  expect(pending()).toBe(false)
  await run()
  expect(api.requests).toHaveLength(2)
})

test('An Undo that comes too late is no error', async () => {
  fakeApi({ [operation]: { status: 404, ...refusal('NOT_FOUND', 'Contact not found') } })
  const { run } = hook({ subject: 'Maria Ortiz', undoes: true, failure: 'Failed to delete contact' })
  await expect(run()).resolves.toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } })
  await shown('Nothing was undone')
  await shown('Contact not found')
  await shown('Maria Ortiz')
  expect(screen.queryByText('Failed to delete contact')).toBeNull()
})

test('An Undo of what another user has changed says that, not that a permission is missing', async () => {
  fakeApi({ [operation]: refusal('FORBIDDEN', 'You do not have permission to do this.') })
  await hook({ undoes: true, failure: 'Failed to delete contact' }).run()
  await shown('Nothing was undone')
  await shown('It was changed by someone else in the meantime.')
})

test('An Undo whose failure is answered elsewhere shows no toast', async () => {
  fakeApi({ [operation]: refusal('CONFLICT', 'This day already has 2 appointments.') })
  await hook({ undoes: true, failure: () => null }).run()
  expect(screen.queryByText('Nothing was undone')).toBeNull()
})

test('An Undo that did not arrive says why, and its repetition is followed by the same', async () => {
  const api = fakeApi({ [operation]: lost })
  const { run } = hook({ undoes: true, failure: ({ message }) => `Failed to bring it back: ${message}` })
  const outcomes: boolean[] = []
  await run({ input }, ({ ok }) => outcomes.push(ok))
  await shown('Failed to bring it back: Cuecard can’t be reached. Check your connection and try again.')
  expect(outcomes).toEqual([false])
  api.answer(operation, done)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(outcomes).toEqual([false, true]))
})

test('A later write about a record takes away the Undo of an earlier one', async () => {
  fakeApi({ [operation]: done })
  const undo = { label: 'Undo', onSelect() {} }
  const messages = [{ title: 'Success', description: 'Moved', action: undo }, null]
  const { run } = hook({ success: () => messages.shift() ?? null, subject: null, failure: 'Failed' })
  await run()
  await run({ input: { id: '2' } })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await run()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test('A success goes when the same is tried again, and one is said at a time', async () => {
  const api = fakeApi({ [operation]: done })
  const { run } = hook({ success: 'Saved', subject: null, failure: 'Failed to save' })
  await run()
  await shown('Saved')
  api.answer(operation, { status: 404, ...refusal('NOT_FOUND', 'Gone') })
  await run({ input: { id: '2' } })
  await shown('Failed to save')
  await vi.waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('An act without a form that did not arrive says why and can be tried again', async () => {
  const { run } = hook({ subject: 'Ann Lee', offersRetry: true, failure: 'Failed to complete contact' })
  await run()
  await shown('Ann Lee')
  await shown('Failed to complete contact: Cuecard can’t be reached. Check your connection and try again.')
  const api = fakeApi({ [operation]: done })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(api.requests).toHaveLength(1))
})
