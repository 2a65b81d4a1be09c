import { expect, it } from 'vitest'
import { turns } from './turns.ts'

it('Long work lets others have their turn', async () => {
  const breathe = turns()
  let others = 0
  const timer = setInterval(() => {
    others += 1
  }, 1)
  const end = performance.now() + 200
  while (performance.now() < end) await breathe()
  clearInterval(timer)
  expect(others).toBeGreaterThan(2)
})
