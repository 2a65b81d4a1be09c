import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PhoneField } from './PhoneField.tsx'

function Sample({ start = '' }: { start?: string }) {
  const [digits, setDigits] = useState(start)
  return (
    <>
      <PhoneField label="Phone" value={digits} onChange={setDigits} />
      <output>{digits}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })

it('The field formats while typing and hands on the digits alone', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.type(field(), '555x0102030999')
  expect(field()).toHaveValue('(555)010-2030')
  expect(screen.getByRole('status')).toHaveTextContent('5550102030')
})

it('The field keeps the caret where one corrects', async () => {
  const user = userEvent.setup()
  render(<Sample start="555010203" />)
  await user.type(field(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(field()).toHaveValue('(555)091-0203')
  expect(field().selectionStart).toBe(7)
})

it.each(['5550102', '55501020', '555010203', '5550102030'])(
  'Tab selects %s, and typing replaces it',
  async (start) => {
    const user = userEvent.setup()
    render(<Sample start={start} />)
    await user.tab()
    await user.keyboard('7165550199')
    expect(screen.getByRole('status')).toHaveTextContent('7165550199')
  },
)

it.each([
  ['{End}9', '55501029'],
  ['{Home}9', '95550102'],
  ['{End}{ArrowLeft>4/}{Backspace}', '550102'],
  ['{End}-', '5550102'],
])('A number at rest takes %s', async (keys, digits) => {
  const user = userEvent.setup()
  render(<Sample start="5550102" />)
  await user.tab()
  await user.keyboard(keys)
  expect(screen.getByRole('status')).toHaveTextContent(digits)
})

it('The field empties with backspace, brackets included', async () => {
  const user = userEvent.setup()
  render(<Sample start="555010" />)
  await user.type(field(), '{Backspace>6/}')
  expect(field()).toHaveValue('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('The field says what it leaves out, and shows seven digits at rest as they are read', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.click(field())
  await user.paste('(555) 010-2030 ext. 12')
  expect(field()).toHaveAccessibleDescription('Extension 12 is left out.')
  await user.clear(field())
  await user.type(field(), '5550123')
  expect(field()).toHaveValue('(555)012-3')
  expect(field()).not.toHaveAccessibleDescription()
  await user.tab()
  expect(field()).toHaveValue('555-0123')
})

it('Undo brings back what was typed over, and redo takes it away again', async () => {
  const user = userEvent.setup()
  render(<Sample start="5850100200" />)
  await user.tripleClick(field())
  await user.keyboard('5552030405')
  const steps = [
    ['{Control>}z{/Control}', '5850100200'],
    ['{Control>}z{/Control}', '5850100200'],
    ['{Control>}y{/Control}', '5552030405'],
    ['{Control>}y{/Control}', '5552030405'],
    ['{Meta>}z{/Meta}', '5850100200'],
    ['{Meta>}{Shift>}z{/Shift}{/Meta}', '5552030405'],
  ] as const
  for (const [keys, value] of steps) {
    await user.keyboard(keys)
    expect(screen.getByRole('status')).toHaveTextContent(value)
  }
})
