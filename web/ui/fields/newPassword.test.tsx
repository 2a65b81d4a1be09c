import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { NewPasswordField } from './PasswordField.tsx'

beforeAll(() => import('./passwordWarning.ts'))

const common = 'Many people use this password, so others try it first. A longer one is safer.'
const ownName = 'This is little more than a name, which others try first. A longer one is safer.'

function Example() {
  const [value, setValue] = useState('')
  return (
    <NewPasswordField
      label="Password"
      names={['Break Room', null, 'dana@shop.example']}
      value={value}
      onChange={setValue}
    />
  )
}

function open() {
  render(<Example />)
  const field = screen.getByLabelText('Password')
  const user = userEvent.setup()
  return { field, type: (text: string) => user.type(field, text), clear: () => user.clear(field) }
}

const warned = (words: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`)))

test('A password that many people use is warned of in any case, until it is another one', async () => {
  const { type } = open()
  await type('Password1')
  await warned(common)
  await type(' of the moon')
  await warned('')
})

test('A password that is little more than a name is warned of', async () => {
  const { type, clear } = open()
  await type('breakroom7')
  await warned(ownName)
  await clear()
  await type('dana2026')
  await warned(ownName)
})

test('The warning leaves the field valid, and is no part of its description', async () => {
  const { field, type } = open()
  await type('dragon')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await warned(common)
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription('At least 6 characters.')
})
