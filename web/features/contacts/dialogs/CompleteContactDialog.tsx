import * as z from 'zod/mini'
import { CompleteContactInput as most } from '#web/generated/maxLengths.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { trimmed } from '#web/ui/forms/fieldShapes.ts'
import { useCompleteContact } from '../useCompleteContact.ts'
import { useReopenContact } from '../useReopenContact.ts'
import { type ContactDialogProps, useDialogContact } from './dialogContact.ts'

const schema = z.object({ notes: trimmed('Notes', most.notes) })

/** Completes a contact, with notes about how it went. */
export function CompleteContactDialog({ contact: key, ...dialog }: ContactDialogProps) {
  const contact = useDialogContact(key)
  const [complete] = useCompleteContact(contact.customerName)
  const [reopen] = useReopenContact(contact.customerName)

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Mark as Completed"
      description={<span translate="no">{contact.customerName}</span>}
      schema={schema}
      record={contact.id}
      initial={{ notes: '' }}
      onSubmit={({ notes }) => complete(contact.id, notes || null)}
      reopening={{ label: 'Reopen', run: () => reopen({ id: contact.id }) }}
      submitText="Mark as Completed"
      pendingText="Completing..."
    >
      {(form) => <TextArea label="Add completion notes (optional):" {...form.field('notes')} />}
    </FormDialog>
  )
}
