import { graphql, useFragment } from 'react-relay/hooks'
import type { AddItemDialog_business$key } from '#web/__generated__/AddItemDialog_business.graphql.ts'
import type { AddItemDialogMutation } from '#web/__generated__/AddItemDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { ItemFields } from './ItemFields.tsx'
import { assigneeInput, type everyone, itemSchema, type nobody } from './itemForm.ts'

interface AddItemDialogProps extends DialogState {
  business: AddItemDialog_business$key
  /** The default assignee of a new item. */
  assignedTo: typeof everyone | typeof nobody
}

/** Add Hot Board Item, on the board and on the dashboard. */
export function AddItemDialog({ business, assignedTo, ...dialog }: AddItemDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddItemDialog_business on Business {
        ...ItemFields_business
      }
    `,
    business,
  )
  const [addItem] = useMutation<AddItemDialogMutation>(
    graphql`
      mutation AddItemDialogMutation($input: CreateHotBoardItemInput!) {
        createHotBoardItem(input: $input) {
          hotBoardItem {
            title
          }
        }
      }
    `,
    {
      subject: ({ createHotBoardItem }) => createHotBoardItem?.hotBoardItem.title,
      success: 'Item added to the hot board',
      failure: 'Failed to create hot board item',
    },
  )

  return (
    <FormDialog
      {...dialog}
      title="Add Hot Board Item"
      schema={itemSchema}
      initial={{ title: '', description: '', priority: 'MEDIUM', assignedTo }}
      onSubmit={(item) => addItem({ input: { ...item, assignedTo: assigneeInput(item.assignedTo) } })}
      submitText="Add Item"
      pendingText="Adding..."
    >
      {(form) => <ItemFields form={form} business={data} />}
    </FormDialog>
  )
}
