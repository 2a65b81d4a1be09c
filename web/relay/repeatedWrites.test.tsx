import { act, cleanup, renderHook } from '@testing-library/react'
import { graphql } from 'react-relay/hooks'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { repeatedWritesTestCreateMutation } from '#web/__generated__/repeatedWritesTestCreateMutation.graphql.ts'
import type { repeatedWritesTestDeleteMutation } from '#web/__generated__/repeatedWritesTestDeleteMutation.graphql.ts'
import { keepDrafts } from '#web/lib/draftOwner.ts'
import { draftOf } from '#web/lib/drafts.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { mutationProviders } from '#web/testing/mutationProviders.tsx'
import { useMutation } from './useMutation.ts'

const creating = graphql`
  mutation repeatedWritesTestCreateMutation($input: CreateStickyNoteInput!) {
    createStickyNote(input: $input) {
      stickyNote {
        title
      }
    }
  }
`
const deleting = graphql`
  mutation repeatedWritesTestDeleteMutation($input: DeleteContactInput!) {
    deleteContact(input: $input) {
      deletedContactId
    }
  }
`
const create = 'repeatedWritesTestCreateMutation'
const created = { data: { createStickyNote: { stickyNote: { id: 'n1', title: 'Chalk' } } } }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => vi.unstubAllGlobals())

function renderMutation<Variables>(use: () => [(variables: Variables) => Promise<unknown>, boolean]) {
  const wrapper = mutationProviders()
  const { result } = renderHook(use, { wrapper })
  return (variables: Variables) => act(() => result.current[0](variables))
}

const renderCreation = () =>
  renderMutation(() => useMutation<repeatedWritesTestCreateMutation>(creating, { failure: 'Failed' }))

const keys = (api: ReturnType<typeof fakeApi>) =>
  api.requests.map(({ headers }) => headers.get('idempotency-key'))

const chalk = { input: { title: 'Chalk', content: 'Blue', color: '#FFC107' } }

test('A record whose answer was lost is sent again with the same key, so that it is created once', async () => {
  const api = fakeApi({ [create]: lost })
  const run = renderCreation()
  await run(chalk)
  api.answer(create, { status: 409, ...refusal('KEY_IN_USE', 'The first request is running') })
  await run(chalk)
  api.answer(create, created)
  await run(chalk)
  const [first, ...others] = keys(api)
  expect(first).toMatch(/^[0-9a-z-]{8,255}$/)
  expect(others).toEqual([first, first])
})

test('A record whose answer was lost before the page was loaded again keeps its key', async () => {
  onTestFinished(() => sessionStorage.clear())
  // Nobody is signed in whose session would drop what belongs to another user.
  localStorage.clear()
  const api = fakeApi({ [create]: lost })
  await renderCreation()(chalk)
  keepDrafts('7')
  cleanup()
  api.answer(create, created)
  await renderCreation()(chalk)
  expect(draftOf('failed createStickyNote')).toBeNull()
  await renderCreation()(chalk)
  const [first, again, another] = keys(api)
  expect(again).toBe(first)
  expect(another).not.toBe(first)
})

test('A refusal between the lost answer and its repetition changes nothing', async () => {
  const api = fakeApi({ [create]: lost })
  const run = renderCreation()
  await run(chalk)
  api.answer(create, refusal('RATE_LIMITED', 'Too many requests'))
  await run(chalk)
  api.answer(create, created)
  await run(chalk)
  expect(new Set(keys(api)).size).toBe(1)
})

test('Other values, the same ones after a success, and those whose key stands for another request, have other keys', async () => {
  const api = fakeApi({ [create]: created })
  const run = renderCreation()
  await run(chalk)
  api.answer(create, { status: 422, ...refusal('KEY_REUSED', 'Used for another request') })
  await run(chalk)
  api.answer(create, lost)
  await run(chalk)
  await run({ input: { ...chalk.input, title: 'Cues' } })
  expect(new Set(keys(api)).size).toBe(4)
})

test('The same values mean another record later', async () => {
  const api = fakeApi({ [create]: lost })
  const run = renderCreation()
  await run(chalk)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  await run(chalk)
  clock.mockRestore()
  expect(new Set(keys(api)).size).toBe(2)
})

test('A mutation that changes a record has no key', async () => {
  const deleted = { data: { deleteContact: { deletedContactId: '1' } } }
  const api = fakeApi({ repeatedWritesTestDeleteMutation: deleted })
  const run = renderMutation(() =>
    useMutation<repeatedWritesTestDeleteMutation>(deleting, { failure: 'Failed' }),
  )
  await run({ input: { id: '1' } })
  expect(keys(api)).toEqual([null])
})
