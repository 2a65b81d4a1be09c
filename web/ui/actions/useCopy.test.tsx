import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToastProvider } from '../feedback/ToastProvider.tsx'
import { useCopy } from './useCopy.ts'

function Sample() {
  const [copy, copied] = useCopy('the secret')
  return (
    <button type="button" onClick={copy}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}

it.each([
  ['there is no clipboard', undefined],
  ['the browser refuses it', { writeText: async () => Promise.reject(new DOMException('No')) }],
])('Copying says that it was not done when %s', async (_why, clipboard) => {
  const user = userEvent.setup()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
  render(
    <ToastProvider>
      <Sample />
    </ToastProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findAllByText('Not Copied')).length).toBeGreaterThan(0)
  const writeText = vi.fn(async () => undefined)
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('the secret')
  vi.restoreAllMocks()
})
