import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { TextField } from '../../fields/TextField.tsx'
import { Form } from '../Form.tsx'
import type { FormErrors } from '../formErrors.ts'
import { SubmitButton } from '../SubmitButton.tsx'
import { useForm } from '../useForm.ts'

export const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'First name is required')),
  email: z.string().check(z.maxLength(10, 'Too long')),
})

export type Send = (values: z.output<typeof schema>) => Promise<FormErrors | undefined>

/** A form of two fields, with buttons that start it over and fill it in at once. */
export function Sample({ send, onEscape }: { send: Send; onEscape?: () => void }) {
  const form = useForm({ schema, initial: { name: '', email: '' }, onSubmit: send })
  return (
    <>
      <Form form={form} onEscape={onEscape}>
        <TextField label="First name" required {...form.field('name')} />
        <TextField label="Email" {...form.field('email')} />
        <SubmitButton form={form} pendingText="Saving...">
          Save
        </SubmitButton>
      </Form>
      <button type="button" onClick={() => form.reset()}>
        Start over
      </button>
      <button
        type="button"
        onClick={() => {
          form.field('name').onChange('Maria')
          form.field('email').onChange('m@x.org')
        }}
      >
        Fill in
      </button>
      <output>{form.dirty ? 'changed' : 'untouched'}</output>
    </>
  )
}

export const name = () => screen.getByRole('textbox', { name: /^First name/ })
export const email = () => screen.getByRole('textbox', { name: 'Email' })
export const save = () => screen.getByRole('button', { name: /Save|Saving/ })
