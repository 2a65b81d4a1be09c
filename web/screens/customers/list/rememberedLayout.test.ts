import { afterEach, expect, test } from 'vitest'
import { storageKeys } from '#web/session/storage.ts'
import { rememberLayout, wasList } from './rememberedLayout.ts'

afterEach(() => localStorage.clear())

test('the layout is kept for the next visit while somebody is signed in, and not after a sign-out in another tab', () => {
  localStorage.setItem(storageKeys.token, 'token')
  rememberLayout('LIST')
  expect(wasList()).toBe(true)
  localStorage.clear()
  rememberLayout('LIST')
  expect(localStorage).toHaveLength(0)
})
