import { fireEvent, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { leaveKeysToInputMethod } from './inputMethod.ts'

const onDocument = vi.fn()
beforeAll(() => {
  leaveKeysToInputMethod()
  document.addEventListener('keydown', onDocument, { capture: true })
})
afterAll(() => document.removeEventListener('keydown', onDocument, { capture: true }))

const search = { onChange: vi.fn(), onSubmit: vi.fn(), onKeyDown: vi.fn() }
beforeEach(() => {
  vi.clearAllMocks()
  render(<SearchField label="Search customers" value="田" {...search} />)
})

const press = (key: string, how: KeyboardEventInit) =>
  fireEvent.keyDown(screen.getByRole('searchbox'), { key, ...how })

it.each(['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab', ' ', 'n', 'k'])(
  'No handler sees %s while a composition lasts, nor when Safari says that it has ended',
  (key) => {
    press(key, { isComposing: true })
    press(key, { keyCode: 229 })
    for (const handler of [onDocument, ...Object.values(search)]) expect(handler).not.toHaveBeenCalled()
  },
)

it('The Enter that ends a composition submits no form', () => {
  expect(press('Enter', { isComposing: true })).toBe(false)
  expect(press('Escape', { isComposing: true })).toBe(true)
})

it('The same keys act after the composition', () => {
  press('Enter', { keyCode: 13 })
  expect(search.onSubmit).toHaveBeenCalledExactlyOnceWith('田')
  press('Escape', { keyCode: 27 })
  expect(search.onChange).toHaveBeenCalledExactlyOnceWith('')
})
