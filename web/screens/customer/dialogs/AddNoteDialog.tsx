import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AddNoteDialog_customer$key } from '#web/__generated__/AddNoteDialog_customer.graphql.ts'
import type { AddNoteDialogMutation } from '#web/__generated__/AddNoteDialogMutation.graphql.ts'
import { CreateActivityInput as most } from '#web/generated/maxLengths.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { bounded } from '#web/ui/forms/fieldShapes.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

const schema = z.object({
  description: z
    .string()
    .check(z.trim(), z.minLength(1, 'Note is required'), bounded('Note', most.description)),
})

interface AddNoteDialogProps extends DialogState {
  customer: AddNoteDialog_customer$key
}

/** Adds a note to the customer's activity log. */
export function AddNoteDialog({ customer, ...dialog }: AddNoteDialogProps) {
  const { id, name } = useLastKnown(customerFragment, customer)
  const [addNote] = useMutation<AddNoteDialogMutation>(
    graphql`
      mutation AddNoteDialogMutation($input: CreateActivityInput!) {
        createActivity(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: name,
      success: 'Note added',
      failure: { inForm: 'Failed to add note' },
    },
  )

  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Add Note"
      description={name}
      schema={schema}
      initial={{ description: '' }}
      onSubmit={({ description }) => addNote({ input: { customerId: id, type: 'NOTE', description } })}
      submitText="Add Note"
      pendingText="Adding..."
    >
      {(form) => <TextArea label="Note" required rows={4} {...form.field('description')} />}
    </FormDialog>
  )
}

const customerFragment = graphql`
  fragment AddNoteDialog_customer on Customer {
    id
    name
  }
`
