import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CommandDialog, type CommandItem } from './CommandDialog.tsx'

const maria: CommandItem = { id: 'c1', label: 'Maria Ortiz', icon: null, to: '/customers/1' }

test('An item is a link: a press selects it, and with Ctrl, Meta or Shift the browser opens it elsewhere', () => {
  const select = vi.fn<(item: CommandItem) => void>()
  render(
    <CommandDialog
      {...{ open: true, onClose: () => {}, label: 'Go', placeholder: 'Go', query: '', emptyText: 'Nothing' }}
      groups={[{ label: 'Customers', items: [maria] }]}
      onQueryChange={() => {}}
      onSelect={select}
    />,
  )
  const option = screen.getByRole('option', { name: 'Maria Ortiz' })
  expect(option).toHaveAttribute('href', '/customers/1')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(option, { [key]: true })).toBe(true)
  expect(select).not.toHaveBeenCalled()
  expect(fireEvent.click(option)).toBe(false)
  expect(select).toHaveBeenCalledExactlyOnceWith(maria)
})
