import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditItemDialog_business$key } from '#web/__generated__/EditItemDialog_business.graphql.ts'
import { ItemFields } from '#web/components/hot-board/ItemFields.tsx'
import { itemSchema } from '#web/components/hot-board/itemForm.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
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

/** Somebody was faster: the edition a form was based on, and the one that came in between. */
interface Late {
  readonly from: Edition
  readonly newer: Edition
}

/**
 * Edit Hot Board Item (part 1, section 2). Sends what was changed and the version it was changed from. When somebody
 * was faster, their values are shown, to take them or to keep one's own (decisions, section 8); what one did not touch
 * is theirs at once, so that the form shows what would be saved. Give it a new `key` each time.
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
  const [base, setBase] = useState(() => editionOf(item))
  const [late, setLate] = useState<Late | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const updateItem = useUpdateItem()
  const form = useForm({
    schema: itemSchema,
    initial: base.values,
    async onSubmit(values) {
      const changed = changes(base.values, values)
      if (Object.keys(changed).length > 0) {
        const outcome = await updateItem(item.id, base.version, changed)
        if (!outcome.ok) {
          const newer = newerEdition(outcome.error.current)
          if (newer === null) return outcome.error
          setLate({ from: base, newer })
          setBase(newer)
          return
        }
      }
      onClose()
    },
  })
  const merge = useEffectEvent(({ from, newer }: Late) =>
    form.change({ ...newer.values, ...changes(from.values, form.values) }),
  )
  useEffect(() => {
    if (late) merge(late)
  }, [late])

  const take = () => {
    form.reset(base.values)
    setLate(null)
    // The button that was pressed goes.
    first.current?.focus()
  }
  const former = base.assigneeName === null ? null : { id: base.values.assignedTo, name: base.assigneeName }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      guarded={form.dirty}
      title="Edit Hot Board Item"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <SubmitButton form={form} pendingText="Updating..." disabled={late !== null}>
            Update Item
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        {late && (
          <NewerValues
            key={late.newer.version}
            changed={changes(late.from.values, late.newer.values)}
            assigneeName={late.newer.assigneeName}
            pending={form.pending}
            onTake={take}
            onKeep={() => void form.submit()}
          />
        )}
        <ItemFields form={form} business={data} former={former} first={first} />
      </Form>
    </Dialog>
  )
}
