import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditItemDialog_business$key } from '#web/__generated__/EditItemDialog_business.graphql.ts'
import type { EditItemDialogMutation } from '#web/__generated__/EditItemDialogMutation.graphql.ts'
import { ItemFields } from '#web/features/hot-board/ItemFields.tsx'
import { assigneeInput, type ItemValues, itemSchema } from '#web/features/hot-board/itemForm.ts'
import { useReopenItem } from '#web/features/hot-board/useResolveItem.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { DialogForm } from '#web/ui/forms/FormDialog.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { DialogFrame, useCloseDialog } from '#web/ui/overlays/Dialog.tsx'
import { type DialogItem, type ItemDialogProps, useDialogItem } from './hotBoardDialogs.ts'
import { type ItemVersion, type NewerVersion, newerVersion, versionOf } from './itemVersion.ts'
import { NewerValues } from './NewerValues.tsx'

interface EditItemDialogProps extends ItemDialogProps {
  business: EditItemDialog_business$key
}

/** A conflict: the version that the edit started from, and the newer one. */
interface Late {
  readonly from: ItemVersion
  readonly newer: NewerVersion
}

/** Edit Hot Board Item. */
export function EditItemDialog({ business, item: key, ...dialog }: EditItemDialogProps) {
  const item = useDialogItem(key)
  return (
    <DialogFrame {...dialog} title="Edit Hot Board Item">
      <EditItemForm business={business} item={item} />
    </DialogFrame>
  )
}

/**
 * Sends the changed fields and the version that the edit started from. After a conflict the newer values are shown: the
 * user can take them or keep their own. Fields that the user did not edit take the newer values at once, so that the
 * form shows what would be saved.
 */
function EditItemForm({ business, item }: { business: EditItemDialog_business$key; item: DialogItem }) {
  const close = useCloseDialog()
  const data = useFragment(
    graphql`
      fragment EditItemDialog_business on Business {
        ...ItemFields_business
      }
    `,
    business,
  )
  const [base, setBase] = useState(() => versionOf(item))
  const first = useRef<HTMLInputElement>(null)
  const updateItem = useUpdateItem(item.title)
  const [reopen] = useReopenItem(item.title)
  const form = useForm({
    schema: itemSchema,
    record: item.id,
    initial: base.values,
    async onSubmit(values) {
      const changed = changedFields(base.values, values)
      if (Object.keys(changed).length > 0) {
        const outcome = await updateItem(item.id, base.version, changed)
        if (!outcome.ok) {
          const newer = newerVersion(outcome.error.data)
          if (newer === null) return outcome.error
          setLate({ from: base, newer })
          setBase(newer)
          return
        }
      }
      close()
    },
  })
  const [late, setLate] = useState<Late | null>(() => {
    // The text of a draft may have been typed over values that others have changed since.
    const isMissed = Object.keys(changedFields(form.known, base.values)).length > 0
    const newer = { ...base, changedBy: null, changedAt: null }
    return isMissed ? { from: { ...base, values: form.known }, newer } : null
  })
  const merge = useEffectEvent(({ from, newer }: Late) =>
    form.change({ ...newer.values, ...changedFields(from.values, form.values) }),
  )
  useEffect(() => {
    if (late) merge(late)
  }, [late])

  const take = () => {
    form.reset(base.values)
    setLate(null)
    // The pressed button is removed, so move the focus.
    first.current?.focus()
  }
  const former = base.assigneeName === null ? null : { id: base.values.assignedTo, name: base.assigneeName }

  return (
    <DialogForm
      form={form}
      submitText="Update Item"
      pendingText="Updating..."
      submit={{ disabled: late !== null }}
      reopening={{ label: 'Reopen', run: () => reopen(item.id) }}
    >
      {late && (
        <NewerValues
          key={late.newer.version}
          newer={late.newer}
          changed={changedFields(late.from.values, late.newer.values)}
          mine={changedFields(late.newer.values, form.values)}
          pending={form.pending}
          onTake={take}
          onKeep={() => void form.submit()}
        />
      )}
      <ItemFields form={form} business={data} former={former} first={first} />
    </DialogForm>
  )
}

/** Changes fields of an item, from the version they were read in. */
function useUpdateItem(title: string) {
  const [run] = useMutation<EditItemDialogMutation>(
    graphql`
      mutation EditItemDialogMutation($input: UpdateHotBoardItemInput!) {
        updateHotBoardItem(input: $input) {
          __typename
        }
      }
    `,
    {
      subject: title,
      success: 'Item updated',
      failure: { inForm: 'Failed to update item' },
    },
  )
  return (id: string, version: number, { assignedTo, ...changes }: Partial<ItemValues>) => {
    const assignee = assignedTo !== undefined && { assignedTo: assigneeInput(assignedTo) }
    return run({ input: { id, version, ...changes, ...assignee } }, { subject: changes.title })
  }
}
