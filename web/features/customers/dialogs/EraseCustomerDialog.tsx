import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { EraseCustomerDialogMutation } from '#web/__generated__/EraseCustomerDialogMutation.graphql.ts'
import { fold } from '#web/generated/text/fold.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface EraseCustomerDialogProps extends DialogState {
  /** The customer, who may lie in the trash. */
  id: string
  name: string
  /** Called when it starts and when it fails; the customer's own page navigates away in between. */
  onDeleting?: (underway: boolean) => void
  /** Called afterwards, to leave the customer's page. */
  onDeleted?: () => void
}

/** Erases a customer for good, once the full name has been typed. */
export function EraseCustomerDialog(props: EraseCustomerDialogProps) {
  const { id, name, onDeleting, onDeleted, ...dialog } = props
  const [typed, setTyped] = useState('')
  const [erase] = useMutation<EraseCustomerDialogMutation>(
    graphql`
      mutation EraseCustomerDialogMutation($input: EraseCustomerInput!) {
        eraseCustomer(input: $input) {
          erasedCustomerId
        }
      }
    `,
    {
      subject: null,
      success: 'Customer erased for good',
      failure: ({ code, message }) => (code === 'PASSWORD_NEEDED' ? null : `Failed to erase: ${message}`),
    },
  )

  const confirm = async () => {
    onDeleting?.(true)
    const outcome = await erase({ input: { id, name: typed } })
    if (!outcome.ok) return onDeleting?.(false)
    dialog.onClose()
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title="Erase for Good"
      description={
        <>
          <strong translate="no" className="font-medium text-ink wrap-anywhere">
            {name}
          </strong>{' '}
          goes with all contacts, follow-ups, appointments, activities and texts, also from the trash and from
          what Cuecard wrote elsewhere. The audit trail keeps only a number.
          <span className="mt-2 block">
            What your team typed elsewhere stays. Older backups keep this customer until they expire. This
            cannot be undone.
          </span>
        </>
      }
      confirmText="Erase for Good"
      pendingText="Erasing..."
      incomplete={fold(typed) !== fold(name)}
      onConfirm={confirm}
    >
      <TextField
        label="Type the full name to erase"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  )
}
