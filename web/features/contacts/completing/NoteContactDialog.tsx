import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { NoteContactDialogMutation } from '#web/__generated__/NoteContactDialogMutation.graphql.ts'
import { NoteCompletedContactInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { bounded } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

const schema = z.object({
  notes: z.string().check(z.trim(), z.minLength(1, 'Please write a note'), bounded('Notes', most.notes)),
})

interface NoteContactDialogProps extends DialogState {
  contact: { readonly id: string; readonly customerName: string }
}

/** Adds notes to a contact that was completed with one press. */
export function NoteContactDialog({ contact, ...dialog }: NoteContactDialogProps) {
  const [note] = useMutation<NoteContactDialogMutation>(
    graphql`
      mutation NoteContactDialogMutation($input: NoteCompletedContactInput!) {
        noteCompletedContact(input: $input) {
          contact {
            id
            completedNotes
          }
        }
      }
    `,
    {
      subject: contact.customerName,
      success: 'Note added',
      failure: { inForm: 'Failed to add the note' },
    },
  )
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Add Note"
      description={<span translate="no">{contact.customerName}</span>}
      schema={schema}
      record={contact.id}
      initial={{ notes: '' }}
      onSubmit={({ notes }) => note({ input: { id: contact.id, notes } })}
      submitText="Add Note"
      pendingText="Adding..."
    >
      {(form) => <TextArea label="How did it go?" required {...form.field('notes')} />}
    </FormDialog>
  )
}
