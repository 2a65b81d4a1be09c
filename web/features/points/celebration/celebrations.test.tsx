import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellMutationAnswer } from '#web/relay/mutationAnswers.ts'
import { Celebrations } from './Celebrations.tsx'

const badge = { kind: 'BADGE', name: 'First Fix', description: 'Resolve a hot board item', icon: 'wrench' }
const title = { kind: 'TITLE', name: 'Helper', description: 'Reach 100 points', icon: 'hand-helping' }
/** A celebration as the response of a mutation contains it, for components that read the fragment. */
const carried = (celebration: object) => ({ __fragments: { Celebration_celebration: celebration } })

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

it('A celebration says what an act has reached, beside the focus, and goes by itself', async () => {
  await import('./Celebration.tsx')
  render(
    <>
      <button type="button">Resolve</button>
      <Celebrations />
    </>,
  )
  screen.getByRole('button').focus()
  expect(screen.queryByRole('status')).toBeNull()
  act(() => tellMutationAnswer({ resolveHotBoardItem: { celebrations: [carried(title), carried(badge)] } }))
  const status = await screen.findByRole('status')
  expect(status).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(status).toHaveTextContent('You are now a Helper')
  expect(status).toHaveTextContent('Badge earned: First Fix')
  expect(screen.getByRole('button')).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(status).toBeEmptyDOMElement()
})

it('There is no celebration after a write that reached nothing', () => {
  render(<Celebrations />)
  act(() => tellMutationAnswer({ completeContact: { celebrations: [] }, other: null, createCustomer: {} }))
  expect(screen.queryByRole('status')).toBeNull()
})
