import * as z from 'zod/mini'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose, type DialogProps } from '#web/ui/overlays/Dialog.tsx'
import { useCompleteContact } from './useCompleteContact.ts'

const schema = z.object({
  notes: z.string().check(z.trim(), z.maxLength(2000, 'Notes must be at most 2,000 characters')),
})

interface CompleteContactDialogProps extends Pick<DialogProps, 'open' | 'finalFocus'> {
  contact: { readonly id: string; readonly customerName: string }
  onClose: () => void
}

/** Asks how it went, and completes the contact. Give it a new `key` each time: it begins with empty notes. */
export function CompleteContactDialog({ contact, open, onClose, finalFocus }: CompleteContactDialogProps) {
  const complete = useCompleteContact()
  const form = useForm({
    schema,
    initial: { notes: '' },
    async onSubmit({ notes }) {
      const outcome = await complete(contact.id, notes)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={finalFocus}
      guarded={form.dirty}
      size="sm"
      title="Mark as Completed"
      description={contact.customerName}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Completing...">
            Mark as Completed
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <TextArea label="Add completion notes (optional):" {...form.field('notes')} />
      </Form>
    </Dialog>
  )
}
