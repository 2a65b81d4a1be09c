import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '../fields/TextField.tsx'
import { Form } from './Form.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { useForm } from './useForm.ts'

function Page() {
  const form = useForm({
    schema: z.object({ name: z.string() }),
    initial: { name: 'Corner Pocket' },
    async onSubmit(values) {
      form.saved(values)
      return undefined
    },
  })
  return (
    <Form form={form}>
      <TextField label="Name" {...form.field('name')} />
      <button type="submit">Save</button>
      <UnsavedChanges form={form} />
    </Form>
  )
}

test('A form in a page says what is not saved, and takes it back', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const unsaved = () => screen.queryByText(/Unsaved changes/)
  const name = screen.getByLabelText('Name')
  expect(unsaved()).toBeNull()
  await user.type(name, ' II')
  expect(unsaved()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(name).toHaveValue('Corner Pocket')
  expect(unsaved()).toBeNull()
  await user.type(name, ' III')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(unsaved()).toBeNull()
  // Typed and taken back by hand.
  await user.type(name, '!{Backspace}')
  expect(unsaved()).toBeNull()
})
