import { afterEach, expect, test } from 'vitest'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { rememberLayout, wasList } from './rememberedLayout.ts'

afterEach(() => localStorage.clear())

test('The layout is kept for the next visit while somebody is signed in, and not after a sign-out in another tab', () => {
  storeBusinessSession()
  rememberLayout('LIST')
  expect(wasList()).toBe(true)
  localStorage.clear()
  rememberLayout('LIST')
  expect(localStorage).toHaveLength(0)
})
