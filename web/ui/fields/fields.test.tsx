import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { DateField } from './PickerField.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** Keeps a value, as a form would. */
function Held<Value>({
  start,
  children,
}: {
  start: Value
  children: (value: Value, set: (v: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

it('A text field is named, described, required and wrong as its words say', () => {
  render(
    <TextField
      label="First name"
      required
      description="As on the card"
      error="First name is required"
      value=""
      onChange={() => {}}
    />,
  )
  const field = screen.getByRole('textbox', { name: /^First name/ })
  expect(field).toBeRequired()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('As on the card First name is required')
})

it('A text area keeps its lines', async () => {
  const user = userEvent.setup()
  render(<Held start="">{(value, set) => <TextArea label="Notes" value={value} onChange={set} />}</Held>)
  const field = screen.getByRole('textbox', { name: 'Notes' })
  await user.type(field, 'one{Enter}two')
  expect(field).toHaveValue('one\ntwo')
  expect(field.tagName).toBe('TEXTAREA')
})

it('A password can be looked at', async () => {
  const user = userEvent.setup()
  render(
    <PasswordField label="Password" autoComplete="current-password" value="demo1234" onChange={() => {}} />,
  )
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

it('A select is chosen from by keyboard', async () => {
  const user = userEvent.setup()
  const options = [
    { value: 'unsold', label: 'unsold' },
    { value: 'sold', label: 'sold' },
  ] as const
  render(
    <Held<'unsold' | 'sold' | ''> start="">
      {(value, set) => (
        <SelectField
          label="Status"
          options={options}
          value={value}
          onChange={set}
          placeholder="Choose a status"
        />
      )}
    </Held>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Status' })
  expect(trigger).toHaveTextContent('Choose a status')
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(trigger).toHaveTextContent(/^sold$/)
})

it('A select is wrong as its message says', () => {
  render(
    <SelectField label="Interest" options={[]} error="Interest is required" value="" onChange={() => {}} />,
  )
  expect(screen.getByRole('combobox', { name: 'Interest' })).toHaveAccessibleDescription(
    'Interest is required',
  )
  expect(screen.getByRole('combobox', { name: 'Interest' })).toBeInvalid()
})

it('A switch is switched by its words too', async () => {
  const user = userEvent.setup()
  render(
    <Held start={false}>
      {(value, set) => <SwitchField label="SMS Reminder" value={value} onChange={set} />}
    </Held>,
  )
  expect(screen.getByRole('switch', { name: 'SMS Reminder' })).not.toBeChecked()
  await user.click(screen.getByText('SMS Reminder'))
  expect(screen.getByRole('switch', { name: 'SMS Reminder' })).toBeChecked()
})

it('A date is a day without a time', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<DateField label="Date" value="" onChange={onChange} />)
  await user.type(screen.getByLabelText('Date'), '2026-11-23')
  expect(onChange).toHaveBeenCalledWith('2026-11-23')
})

it('Esc empties a search before a dialog around it hears of it', async () => {
  const user = userEvent.setup()
  const around = vi.fn()
  document.addEventListener('keydown', around)
  render(
    <Held start="sam">
      {(value, set) => <SearchField label="Search customers" value={value} onChange={set} />}
    </Held>,
  )
  const box = screen.getByRole('searchbox', { name: 'Search customers' })
  await user.type(box, '{Escape}')
  expect(box).toHaveValue('')
  expect(around).not.toHaveBeenCalled()
  await user.type(box, '{Escape}')
  expect(around).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', around)
})
