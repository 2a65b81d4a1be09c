import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../actions/Button.tsx'
import { useToast } from '../feedback/useToast.ts'
import { DateField, TimeField } from '../fields/PickerField.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { FieldRow } from '../forms/FieldRow.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { type Person, PersonPicker } from './PersonPicker.tsx'

const schema = z.object({
  customer: z
    .nullable(z.custom<Person>())
    .check(z.refine((person) => person !== null, 'Please select a customer')),
  date: z.string().check(z.minLength(1, 'Date is required')),
  time: z.string().check(z.minLength(1, 'Contact time is required')),
  email: z.string(),
  notes: z.string(),
})

export function DialogSample() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        New Contact
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Schedule New Contact"
        description="Pick who to contact, and when."
        schema={schema}
        initial={{ customer: null as Person | null, date: '', time: '09:00', email: '', notes: '' }}
        onSubmit={async ({ email }) => {
          await new Promise((resolve) => setTimeout(resolve, 800))
          if (email === 'taken') {
            return { ok: false, error: { fields: { email: ['Please enter a valid email'] } } }
          }
          toast.success({ title: 'Success', description: 'Contact scheduled successfully' })
          return { ok: true }
        }}
        submitText="Schedule Contact"
        pendingText="Scheduling..."
      >
        {(form) => (
          <>
            <PersonPicker {...form.field('customer')} required />
            <FieldRow>
              <DateField label="Date" required {...form.field('date')} />
              <TimeField label="Time" required {...form.field('time')} />
            </FieldRow>
            <TextField label="Email" type="email" {...form.field('email')} />
            <TextArea label="Notes" {...form.field('notes')} />
          </>
        )}
      </FormDialog>
    </>
  )
}
