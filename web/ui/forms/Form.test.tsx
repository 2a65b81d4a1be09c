import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { keepDraftsEvent } from '#web/lib/draftOwner.ts'
import { TextField } from '../fields/TextField.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { email, name, Sample, type Send, save, schema } from './testing/Sample.tsx'
import { useForm } from './useForm.ts'

it('A form shows every message at once, leads to the first wrong field and sends nothing', async () => {
  const user = userEvent.setup()
  const send = vi.fn<Send>()
  render(<Sample send={send} />)
  await user.type(email(), 'far-too-long')
  await user.click(save())
  expect(name()).toHaveAccessibleDescription('First name is required')
  expect(email()).toHaveAccessibleDescription('Too long')
  expect(name()).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('A form takes a message away as soon as its field is right, and leaves the others', async () => {
  const user = userEvent.setup()
  render(<Sample send={vi.fn<Send>()} />)
  await user.type(email(), 'far-too-long')
  await user.click(save())
  await user.type(name(), 'M')
  expect(name()).not.toHaveAttribute('aria-invalid', 'true')
  expect(email()).toHaveAccessibleDescription('Too long')
})

it('A form begins with what was typed before the session ended, once', async () => {
  const first = render(<Sample send={vi.fn<Send>()} />)
  await userEvent.type(name(), 'Maria')
  window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: '1:5' }))
  first.unmount()
  const second = render(<Sample send={vi.fn<Send>()} />)
  expect(name()).toHaveValue('Maria')
  expect(screen.getByText('changed')).toBeVisible()
  second.unmount()
  render(<Sample send={vi.fn<Send>()} />)
  expect(name()).toHaveValue('')
})

it('A form takes both of two changes between two renderings', async () => {
  const send = vi.fn<Send>(async () => undefined)
  render(<Sample send={send} />)
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }))
  await userEvent.click(save())
  expect(send).toHaveBeenCalledWith({ name: 'Maria', email: 'm@x.org' })
})

it('A form sends the parsed values once, however often it is pressed', async () => {
  const user = userEvent.setup()
  let finish = () => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = () => resolve(undefined))))
  render(<Sample send={send} />)
  await user.type(name(), ' Maria ')
  act(() => {
    // Two presses within one frame, before the button is rendered as pending.
    save().click()
    save().click()
  })
  expect(save()).toHaveTextContent('Saving...')
  await user.click(save())
  await user.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({ name: 'Maria', email: '' })
  finish()
  await waitFor(() => expect(save()).toHaveTextContent('Save'))
})

it.each(['date', 'time', 'month'] as const)(
  'A %s that the browser cannot read is refused at its field, beside what else is wrong',
  async (type) => {
    const send = vi.fn<Send>(async () => undefined)
    render(<Sample send={send} />)
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    field.type = type
    const unread = vi.spyOn(field, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
    await userEvent.click(save())
    expect(field).toHaveAccessibleDescription(`This ${type} is not complete or does not exist`)
    expect(name()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(name(), 'Maria')
    await userEvent.click(save())
    expect(send).not.toHaveBeenCalled()
    unread.mockRestore()
    await userEvent.click(save())
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Maria', email: '' })
  },
)

it('A form that closes takes nothing more once it is being sent, and everything again after a failure', async () => {
  let finish = () => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = () => resolve({ message: 'No room' }))))
  render(<Sample send={send} />)
  await userEvent.type(name(), 'Maria')
  await userEvent.click(save())
  await userEvent.type(name(), ' Ortiz')
  expect(name()).toHaveValue('Maria')
  finish()
  await screen.findByText('No room')
  await userEvent.type(name(), ' Ortiz')
  expect(name()).toHaveValue('Maria Ortiz')
})

it('A form sends what was typed and submitted meanwhile as soon as it may, where the form stays', async () => {
  const answers: (() => void)[] = []
  const sent: string[] = []
  function List() {
    const form = useForm({
      schema,
      initial: { name: '', email: '' },
      stays: true,
      async onSubmit({ name }) {
        sent.push(name)
        await new Promise<void>((answer) => answers.push(answer))
        form.saved({ name: '', email: '' })
      },
    })
    return (
      <Form form={form}>
        <TextField label="First name" {...form.field('name')} />
        <SubmitButton form={form}>Save</SubmitButton>
      </Form>
    )
  }
  const user = userEvent.setup()
  render(<List />)
  await user.type(name(), 'Ann{Enter}{Enter}')
  await user.clear(name())
  await user.type(name(), 'Bob{Enter}')
  expect(sent).toEqual(['Ann'])
  await act(async () => answers[0]?.())
  expect(sent).toEqual(['Ann', 'Bob'])
  await act(async () => answers[1]?.())
  expect(name()).toHaveValue('')
  expect(sent).toEqual(['Ann', 'Bob'])
})

it('A form takes a press right after the answer for the second half of a double press', async () => {
  const user = userEvent.setup()
  const clock = vi.spyOn(performance, 'now')
  const send = vi.fn<Send>().mockResolvedValue(undefined)
  render(<Sample send={send} />)
  await user.type(name(), 'Maria')
  clock.mockReturnValue(5_000)
  await user.click(save())
  await user.click(save())
  expect(send).toHaveBeenCalledOnce()
  await user.type(name(), 'n')
  await user.click(save())
  expect(send).toHaveBeenCalledTimes(2)
  clock.mockReturnValue(6_000)
  await user.click(save())
  expect(send).toHaveBeenCalledTimes(3)
  clock.mockRestore()
})

it('A form knows whether it was touched and can start over', async () => {
  const user = userEvent.setup()
  render(<Sample send={vi.fn<Send>()} />)
  await user.click(save())
  await user.type(email(), 'm')
  expect(screen.getByText('changed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByText('untouched')).toBeVisible()
  expect(email()).toHaveValue('')
  expect(name()).not.toHaveAttribute('aria-invalid', 'true')
})

it('A form is closed by Esc while nothing has been typed', async () => {
  const user = userEvent.setup()
  const onEscape = vi.fn<() => void>()
  render(<Sample send={vi.fn<Send>()} onEscape={onEscape} />)
  await user.type(name(), 'M')
  await user.keyboard('{Escape}')
  expect(onEscape).not.toHaveBeenCalled()
  await user.keyboard('{Backspace}{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})
