import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { usePageKeys } from './usePageKeys.ts'

const onPageKey = vi.fn()

function Screen({ children }: { children: ReactNode }) {
  usePageKeys(onPageKey)
  return children
}

const dialog = createElement('div', { role: 'dialog' })

test.each([
  ['takes', null, 1],
  ['below a dialog takes no', dialog, 0],
  ['below a toast takes', createElement('div', { role: 'region' }, dialog), 1],
])('A page %s keys that are pressed outside of fields', async (_what, above, taken) => {
  onPageKey.mockClear()
  const user = userEvent.setup()
  render(<Screen>{above}</Screen>)
  await user.keyboard('n')
  expect(onPageKey).toHaveBeenCalledTimes(taken)
})
