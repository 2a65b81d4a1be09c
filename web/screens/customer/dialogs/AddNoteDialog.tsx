import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddNoteDialog_customer$key } from '#web/__generated__/AddNoteDialog_customer.graphql.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { useAddNote } from './useAddNote.ts'

const schema = z.object({
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Note is required'),
      z.maxLength(2000, 'Note must be at most 2,000 characters'),
    ),
})

interface AddNoteDialogProps {
  customer: AddNoteDialog_customer$key
  open: boolean
  onClose: () => void
}

/** Writes down what should be known of a customer. Give it a new `key` each time: it begins empty. */
export function AddNoteDialog({ customer, open, onClose }: AddNoteDialogProps) {
  const { id, name } = readInlineData(customerFragment, customer)
  const addNote = useAddNote()
  const form = useForm({
    schema,
    initial: { description: '' },
    async onSubmit({ description }) {
      const outcome = await addNote(id, description)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      size="sm"
      title="Add Note"
      description={name}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Note
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TextArea label="Note" required rows={4} {...form.field('description')} />
      </Form>
    </Dialog>
  )
}

const customerFragment = graphql`
  fragment AddNoteDialog_customer on Customer @inline {
    id
    name
  }
`
