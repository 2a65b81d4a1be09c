import { graphql, useFragment } from 'react-relay/hooks'
import type { AddItemDialog_business$key } from '#web/__generated__/AddItemDialog_business.graphql.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { ItemFields } from './ItemFields.tsx'
import { type everyone, itemSchema, type nobody } from './itemForm.ts'
import { useAddItem } from './useAddItem.ts'

interface AddItemDialogProps {
  business: AddItemDialog_business$key
  open: boolean
  onClose: () => void
  /** Whom a new item is for unless something else is chosen (part 1, section 5). */
  assignedTo: typeof everyone | typeof nobody
}

/** Add Hot Board Item (part 1, section 2), on the board and on the dashboard. */
export function AddItemDialog({ business, open, onClose, assignedTo }: AddItemDialogProps) {
  const data = useFragment(
    graphql`
      fragment AddItemDialog_business on Business {
        ...ItemFields_business
      }
    `,
    business,
  )
  const addItem = useAddItem()
  const form = useForm({
    schema: itemSchema,
    initial: { title: '', description: '', priority: 'MEDIUM', assignedTo },
    async onSubmit(item) {
      const outcome = await addItem(item)
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => form.reset()}
      guarded={form.dirty}
      title="Add Hot Board Item"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Adding...">
            Add Item
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <ItemFields form={form} business={data} />
      </Form>
    </Dialog>
  )
}
