import { beforeEach, expect, test } from 'vitest'
import { remember } from '#web/session/storage.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { recentCustomers, rememberCustomer } from './recentCustomers.ts'

beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})

test('The last five are remembered, the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCustomer(id)
  expect(recentCustomers()).toEqual(['c', 'f', 'e', 'd', 'b'])
})

test.each(['nonsense', '{}', '[1, null, "a"]'])('What somebody else left there, %s, does no harm', (text) => {
  remember('recent_customers', text)
  expect(recentCustomers()).toEqual(text.startsWith('[') ? ['a'] : [])
})
