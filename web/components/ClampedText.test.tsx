import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClampedText } from './ClampedText.tsx'

test('A short text is shown whole', () => {
  render(<ClampedText text={'Ask about the rails.\nCall first.'} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('A row of a list cuts a text that a card shows whole', () => {
  const text = 'felt '.repeat(40)
  const { rerender } = render(<ClampedText text={text} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ClampedText brief text={text} />)
  expect(document.querySelector('p')).toHaveClass('line-clamp-2')
  expect(screen.getByRole('button', { name: 'Show more', expanded: false })).toBeVisible()
})

test.each([
  ['many characters', 'felt '.repeat(100)],
  ['many lines', 'felt\n'.repeat(8)],
])('A text of %s is cut until Show more is pressed', async (_name, text) => {
  const user = userEvent.setup()
  render(<ClampedText text={text} />)
  expect(document.querySelector('p')).toHaveClass('line-clamp-4')
  await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  expect(document.querySelector('p')).not.toHaveClass('line-clamp-4')
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible()
})
