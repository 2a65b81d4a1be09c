import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { DateField } from '../fields/PickerField.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useForm } from './useForm.ts'

const schema = z.object({ day: z.string() })

function Sample({ send }: { send: (values: { day: string }) => Promise<undefined> }) {
  const form = useForm({ schema, initial: { day: '' }, onSubmit: send })
  return (
    <Form form={form}>
      <DateField label="Due" {...form.field('day')} />
      <SubmitButton form={form} pendingText="Saving...">
        Save
      </SubmitButton>
    </Form>
  )
}

it.each(['0026-12-01', '1899-12-31', '9999-12-31', '20266-12-01'])(
  'A date of a year that no record can have is refused at its field: %s',
  async (impossible) => {
    const send = vi.fn(async () => undefined)
    render(<Sample send={send} />)
    const field = screen.getByLabelText('Due')
    for (const [day, message] of [
      [impossible, 'This date does not exist'],
      ['1900-01-01', ''],
      ['9998-12-31', ''],
    ] as const) {
      fireEvent.change(field, { target: { value: day } })
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(field).toHaveAccessibleDescription(message)
    }
    expect(send).toHaveBeenCalledTimes(2)
  },
)
