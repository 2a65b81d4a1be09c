import { expect, test, vi } from 'vitest'
import { ChoiceQueue } from './ChoiceQueue.ts'
import { type Choices, mergeChoices } from './choices.ts'

function openQueue() {
  const answers: (() => void)[] = []
  const send = vi.fn((_choices: Choices) => new Promise<void>((done) => answers.push(done)))
  return { send, queue: new ChoiceQueue(send), answer: async () => answers.shift()?.() }
}

test('A choice shows at once, and goes to the server', async () => {
  const { queue, send, answer } = openQueue()
  queue.change({ enrol: true })
  expect(queue.shown).toEqual({ chosen: { enrol: true }, isChecking: true })
  expect(send).toHaveBeenCalledExactlyOnceWith({ enrol: true })
  await answer()
  await vi.waitFor(() => expect(queue.shown).toEqual({ chosen: {}, isChecking: false }))
})

test('Choices that follow are gathered until the server takes them', async () => {
  const { queue, send, answer } = openQueue()
  queue.change({ matches: 'SKIP' })
  queue.change({ leftOut: [2] })
  queue.change({ leftOut: [3] })
  // Its rows are planned anew.
  queue.setReady(false)
  await answer()
  await vi.waitFor(() => expect(queue.shown.chosen).toEqual({ leftOut: [2, 3] }))
  expect(send).toHaveBeenCalledOnce()
  queue.setReady(true)
  expect(send).toHaveBeenLastCalledWith({ leftOut: [2, 3] })
})

test('A later choice about the same thing replaces the earlier one', () => {
  const before: Choices = {
    columns: [
      { index: 0, target: 'NOTES' },
      { index: 1, target: 'CITY' },
    ],
    reading: { encoding: 'macintosh' },
    leftOut: [2, 3],
  }
  const after: Choices = {
    columns: [{ index: 0, target: 'COMPANY' }],
    reading: { separator: ';' },
    takenIn: [3],
  }
  expect(mergeChoices(before, after)).toEqual({
    columns: [
      { index: 0, target: 'COMPANY' },
      { index: 1, target: 'CITY' },
    ],
    reading: { encoding: 'macintosh', separator: ';' },
    leftOut: [2],
    takenIn: [3],
  })
})
