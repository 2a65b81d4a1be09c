import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'
import { createEnvironment } from './environment.ts'
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

function hook(mutation: GraphQLTaggedNode) {
  const environment = createEnvironment({ token: 'secret', end() {} })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider>{children}</ToastProvider>
    </RelayEnvironmentProvider>
  )
  const { result } = renderHook(() => useMutation(mutation, { failure: 'Failed' }), { wrapper })
  return (variables: Record<string, unknown>) => act(() => result.current[0](variables))
}

const keys = (api: ReturnType<typeof fakeApi>) =>
  api.requests.map(({ headers }) => headers.get('idempotency-key'))

test('a record whose answer was lost is sent again with the same key, so that it is created once', async () => {
  const api = fakeApi({ [create]: lost })
  const run = hook(creating)
  await run({ input: { title: 'Chalk' } })
  await run({ input: { title: 'Chalk' } })
  api.answer(create, created)
  await run({ input: { title: 'Chalk' } })
  const [first, ...others] = keys(api)
  expect(first).toMatch(/^[0-9a-z-]{8,255}$/)
  expect(others).toEqual([first, first])
})

test('another record, and the same one after it was created, have keys of their own', async () => {
  const api = fakeApi({ [create]: created })
  const run = hook(creating)
  await run({ input: { title: 'Chalk' } })
  await run({ input: { title: 'Chalk' } })
  api.answer(create, refusal('BAD_INPUT', 'Title is required'))
  await run({ input: { title: '' } })
  expect(new Set(keys(api)).size).toBe(3)
})

test('what can be repeated without harm has no key', async () => {
  const api = fakeApi({
    repeatedWritesTestDeleteMutation: { data: { deleteContact: { deletedContactId: '1' } } },
  })
  await hook(deleting)({ input: { id: '1' } })
  expect(keys(api)).toEqual([null])
})
