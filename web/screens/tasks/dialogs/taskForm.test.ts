import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { taskFields } from './taskForm.ts'

test('Tags stand once, as they were written first', () => {
  const text = 'VIP, vip, #Two  words, Vip, two words,, late'
  expect(z.parse(taskFields.tags, text)).toEqual(['VIP', 'Two words', 'late'])
})
