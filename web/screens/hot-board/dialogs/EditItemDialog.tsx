import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { ItemFields } from '#web/components/hot-board/ItemFields.tsx'
import { itemSchema } from '#web/components/hot-board/itemForm.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import type { EditItemDialog_business$key } from './__generated__/EditItemDialog_business.graphql.ts'
import type { ActedItem } from './act.ts'
import { changes, type Edition, editionOf, newerEdition } from './edition.ts'
import { NewerValues } from './NewerValues.tsx'
import { useUpdateItem } from './useUpdateItem.ts'

interface EditItemDialogProps {
  business: EditItemDialog_business$key
  item: ActedItem
  open: boolean
  onClose: () => void
}

/**
 * Edit Hot Board Item (part 1, section 2). Sends what was changed and the version it was changed from; when somebody
 * was faster, their values are shown beside one's own, to take them or to save one's own over them (decisions,
 * section 8). Give it a new `key` each time.
 */
export function EditItemDialog({ business, item, open, onClose }: EditItemDialogProps) {
  const data = useFragment(
    graphql`
      fragment EditItemDialog_business on Business {
        ...ItemFields_business
      }
    `,
    business,
  )
  const [before, setBefore] = useState(() => editionOf(item))
  const [newer, setNewer] = useState<Edition | null>(null)
  const over = useRef(before.version)
  const first = useRef<HTMLInputElement>(null)
  const updateItem = useUpdateItem()
  const form = useForm({
    schema: itemSchema,
    initial: before.values,
    async onSubmit(after) {
      const changed = changes(before.values, after)
      if (Object.keys(changed).length > 0) {
        const outcome = await updateItem(item.id, over.current, changed)
        if (!outcome.ok) {
          const between = newerEdition(outcome.error.current)
          if (between === null) return outcome.error
          setNewer(between)
          return
        }
      }
      onClose()
    },
  })

  const take = (edition: Edition) => {
    setBefore(edition)
    setNewer(null)
    over.current = edition.version
    form.reset(edition.values)
    // The button that was pressed goes.
    first.current?.focus()
  }
  const saveOver = (edition: Edition) => {
    over.current = edition.version
    void form.submit()
  }
  const former =
    before.assigneeName === null ? null : { id: before.values.assignedTo, name: before.assigneeName }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      title="Edit Hot Board Item"
      footer={
        newer ? (
          <>
            <Button onClick={() => take(newer)} disabled={form.pending}>
              Take newer values
            </Button>
            <Button
              variant="primary"
              onClick={() => saveOver(newer)}
              pending={form.pending}
              pendingText="Saving..."
            >
              Keep mine
            </Button>
          </>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <SubmitButton form={form} pendingText="Updating...">
              Update Item
            </SubmitButton>
          </>
        )
      }
    >
      <Form form={form}>
        {newer && <NewerValues key={newer.version} before={before} newer={newer} />}
        <ItemFields form={form} business={data} former={former} first={first} />
      </Form>
    </Dialog>
  )
}
