import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { CompleteContactDialogMutation } from '#web/__generated__/CompleteContactDialogMutation.graphql.ts'
import type { CompleteContactDialogReopenContactMutation } from '#web/__generated__/CompleteContactDialogReopenContactMutation.graphql.ts'
import { CompleteContactInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { bounded } from '#web/ui/forms/textShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

const schema = z.object({
  notes: z.string().check(z.trim(), bounded('Notes', most.notes)),
})

interface CompleteContactDialogProps extends DialogState {
  contact: { readonly id: string; readonly customerName: string }
}

/** Asks how it went, and completes the contact. */
export function CompleteContactDialog({ contact, ...dialog }: CompleteContactDialogProps) {
  const [reopen] = useMutation<CompleteContactDialogReopenContactMutation>(
    graphql`
      mutation CompleteContactDialogReopenContactMutation($input: ReopenContactInput!) {
        reopenContact(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Contact is open again',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to reopen contact: ${message}` }),
    },
  )
  const [complete] = useMutation<CompleteContactDialogMutation>(
    graphql`
      mutation CompleteContactDialogMutation($input: CompleteContactInput!) {
        completeContact(input: $input) {
          celebrations {
            # Shown by the part that listens to all writes.
            ...Celebration_celebration
          }
          contact {
            id
            canReopen
          }
        }
      }
    `,
    {
      success: ({ completeContact }) => {
        const contact = completeContact?.contact
        return {
          title: 'Success',
          description: 'Contact marked as completed',
          action: contact?.canReopen
            ? { label: 'Undo', onSelect: () => void reopen({ input: { id: contact.id } }) }
            : undefined,
        }
      },
      failure: 'Failed to complete contact',
    },
  )

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Mark as Completed"
      description={contact.customerName}
      schema={schema}
      initial={{ notes: '' }}
      onSubmit={({ notes }) => complete({ input: { id: contact.id, notes: notes || null } })}
      submitText="Mark as Completed"
      pendingText="Completing..."
    >
      {(form) => <TextArea label="Add completion notes (optional):" {...form.field('notes')} />}
    </FormDialog>
  )
}
