import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DeleteBusinessDialogMutation } from '#web/__generated__/DeleteBusinessDialogMutation.graphql.ts'
import { canonical } from '#web/generated/text/canonical.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type BusinessDialogProps, businessDialogs, useDialogBusiness } from './businessDialogs.ts'

interface DeleteBusinessDialogProps extends BusinessDialogProps {
  list: string
}

/** A page shows any run of blanks as one, and letters in any of their forms alike. */
const asShown = (text: string) => canonical(text).replace(/\s+/g, ' ')

/** Deletes a business for good, once its name has been typed. */
export function DeleteBusinessDialog({ business, list, ...dialog }: DeleteBusinessDialogProps) {
  const { id, name } = useDialogBusiness(business)
  const open = businessDialogs.useOpen()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [erase] = useMutation<DeleteBusinessDialogMutation>(
    graphql`
      mutation DeleteBusinessDialogMutation($input: DeleteBusinessInput!, $lists: [ID!]!) {
        deleteBusiness(input: $input) {
          deletedBusinessId @deleteEdge(connections: $lists)
        }
      }
    `,
    {
      success: 'Business deleted successfully',
      subject: name,
      failure: 'Failed to delete business. Please try again.',
    },
  )
  const right = asShown(typed) === asShown(name)

  const confirm = async () => {
    setTried(true)
    if (!right) return
    const outcome = await erase({ input: { id, name: typed }, lists: [list] })
    if (outcome.ok) dialog.onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Business"
      description={
        <>
          <span className="break-words text-ink">{name}</span> is deleted with all its data: its users, its
          customers and all their history. This can’t be undone, except with an export.
        </>
      }
      confirmText="Delete Business"
      pendingText="Deleting..."
      onConfirm={confirm}
    >
      <TextField
        label="Type the name of the business"
        value={typed}
        onChange={setTyped}
        autoCapitalize="none"
        spellCheck={false}
        error={tried && !right ? 'This is not the name of the business.' : undefined}
      />
      <Button icon={<Download />} onClick={() => open('export', { business })} className="mt-4 w-full">
        Download an export first
      </Button>
    </ConfirmDialog>
  )
}
