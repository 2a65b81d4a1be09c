import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'

type Person = { id: string; name: string }
const everyone: readonly Person[] = [
  { id: '1', name: 'Maria Ortiz' },
  { id: '2', name: 'Sam Whitfield' },
]

function Sample({
  onQuery,
  error,
  loading,
}: {
  onQuery?: (q: string) => void
  error?: string
  loading?: boolean
}) {
  const [value, setValue] = useState<Person | null>(null)
  const [query, setQuery] = useState('')
  return (
    <Combobox
      label="Customer"
      required
      error={error}
      loading={loading}
      value={value}
      onChange={setValue}
      items={everyone.filter((person) => person.name.toLowerCase().includes(query.toLowerCase()))}
      itemKey={(person) => person.id}
      itemText={(person) => person.name}
      query={query}
      onQueryChange={(next) => {
        setQuery(next)
        onQuery?.(next)
      }}
      placeholder="Select customer..."
      searchPlaceholder="Search customers..."
      emptyText="No customer found."
    />
  )
}

const trigger = () => screen.getByRole('combobox', { name: /^Customer/ })
const search = () => screen.findByPlaceholderText('Search customers...')

it('The combobox picks by keyboard alone and shows what was picked', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  expect(trigger()).toHaveTextContent('Select customer...')
  await user.tab()
  await user.keyboard('{Enter}')
  await user.type(await search(), 'whit')
  await user.keyboard('{Enter}')
  expect(trigger()).toHaveTextContent('Sam Whitfield')
  await waitFor(() => expect(trigger()).toHaveFocus())
})

it('The combobox leaves the search to its owner and forgets it when it closes', async () => {
  const user = userEvent.setup()
  const onQuery = vi.fn()
  render(<Sample onQuery={onQuery} />)
  await user.click(trigger())
  await user.type(await search(), 'mar')
  expect(onQuery).toHaveBeenLastCalledWith('mar')
  await user.click(screen.getByRole('option', { name: 'Maria Ortiz' }))
  await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith(''))
  await user.click(trigger())
  expect(await search()).toHaveValue('')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

it('The combobox says when nobody matches, and when it is still looking', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Sample />)
  await user.click(trigger())
  await user.type(await search(), 'zz')
  expect(await screen.findByText('No customer found.')).toBeVisible()
  rerender(<Sample loading />)
  expect(await screen.findByText('Searching...')).toBeVisible()
})

it('The combobox ties its error to the trigger', () => {
  render(<Sample error="Please select a customer" />)
  expect(trigger()).toBeInvalid()
  expect(trigger()).toHaveAccessibleDescription('Please select a customer')
})

function LateSample() {
  const [value, setValue] = useState<Person | null>({ id: '9', name: 'Not In List' })
  const [query, setQuery] = useState('')
  const [items, setItems] = useState<readonly Person[]>([])
  return (
    <>
      <Combobox
        label="Customer"
        value={value}
        onChange={setValue}
        items={items}
        itemKey={(person) => person.id}
        itemText={(person) => person.name}
        query={query}
        onQueryChange={setQuery}
        loading={items.length === 0}
        searchPlaceholder="Search customers..."
      />
      <output>{query}</output>
      <button type="button" onClick={() => setItems(everyone)}>
        The server answers
      </button>
    </>
  )
}

it('The combobox takes items that arrive after the typing, and keeps a choice they do not hold', async () => {
  const user = userEvent.setup()
  render(<LateSample />)
  expect(trigger()).toHaveTextContent('Not In List')
  await user.click(trigger())
  await user.type(await search(), 'ma')
  fireEvent.click(screen.getByText('The server answers'))
  await screen.findByRole('option', { name: 'Maria Ortiz' })
  expect(trigger()).toHaveTextContent('Not In List')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(trigger()).toHaveTextContent(/Maria Ortiz|Sam Whitfield/)
})
