import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchSingleKeys } from '#web/lib/singleKeys.ts'
import { registeredKeys } from './pageKeys.ts'
import { usePageKeys } from './usePageKeys.ts'

const act = vi.fn(() => true)

function Screen({ children }: { children: ReactNode }) {
  usePageKeys('On this screen', [{ keys: ['n', '?', 'mod+k'], does: 'New', act }])
  usePageKeys('Everywhere', [{ keys: ['Escape'], does: 'Close' }])
  return children
}

beforeEach(() => void act.mockReset().mockReturnValue(true))
afterEach(() => switchSingleKeys(true))

const dialog = createElement('div', { role: 'dialog' })

test.each([
  ['takes', null, 1],
  ['below a dialog takes no', dialog, 0],
  ['below a toast takes', createElement('div', { role: 'region' }, dialog), 1],
])('A page %s keys that are pressed outside of fields', async (_what, above, taken) => {
  const user = userEvent.setup()
  render(<Screen>{above}</Screen>)
  await user.keyboard('n')
  expect(act).toHaveBeenCalledTimes(taken)
})

test.each([
  ['a letter', 'n', { times: 1 }],
  ['Caps Lock', 'N', { times: 1 }],
  ['Shift where the key needs it', '{Shift>}?{/Shift}', { times: 1 }],
  ['a letter with Ctrl', '{Control>}n{/Control}', { times: 0 }],
  ['a letter with Alt', '{Alt>}n{/Alt}', { times: 0 }],
  ['Ctrl+K', '{Control>}k{/Control}', { times: 1 }],
  ['⌘K', '{Meta>}k{/Meta}', { times: 1 }],
  ['Ctrl+Alt+K', '{Control>}{Alt>}k{/Alt}{/Control}', { times: 0 }],
])('Modifiers: %s', async (_what, keys, { times }) => {
  const user = userEvent.setup()
  render(<Screen>{null}</Screen>)
  await user.keyboard(keys)
  expect(act).toHaveBeenCalledTimes(times)
})

test.each([
  ['a field', <input key="f" aria-label="Name" />, 0],
  [
    'a list to choose from',
    <button key="c" type="button" role="combobox" aria-expanded={false} aria-controls="x" />,
    0,
  ],
  ['a button', <button key="b" type="button" />, 1],
])('A letter in %s', async (_where, element, times) => {
  const user = userEvent.setup()
  const { container } = render(<Screen>{element}</Screen>)
  container.querySelector<HTMLElement>('input, button')?.focus()
  await user.keyboard('n')
  expect(act).toHaveBeenCalledTimes(times)
  // With Ctrl it acts while one types, too.
  await user.keyboard('{Control>}k{/Control}')
  expect(act).toHaveBeenCalledTimes(times + 1)
})

test('Single keys that are switched off do nothing; those with Ctrl go on', async () => {
  const user = userEvent.setup()
  render(<Screen>{null}</Screen>)
  switchSingleKeys(false)
  await user.keyboard('n?')
  expect(act).not.toHaveBeenCalled()
  await user.keyboard('{Control>}k{/Control}')
  expect(act).toHaveBeenCalledOnce()
})

test('What a page or an input method has handled is left alone, and the browser goes on with what nobody handles', () => {
  render(<Screen>{null}</Screen>)
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'n', isComposing: true })).toBe(true)
  act.mockReturnValue(false)
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})

test('The sheet lists the keys of what is shown, the screen before the rest', () => {
  const { unmount } = render(<Screen>{null}</Screen>)
  expect(registeredKeys().map(({ scope, keys }) => [scope, keys.map(({ does }) => does)])).toEqual([
    ['On this screen', ['New']],
    ['Everywhere', ['Close']],
  ])
  unmount()
  expect(registeredKeys()).toEqual([])
})
