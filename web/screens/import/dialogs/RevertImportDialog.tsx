import { graphql } from 'react-relay/hooks'
import type { RevertImportDialog_import$key } from '#web/__generated__/RevertImportDialog_import.graphql.ts'
import type { RevertImportDialogMutation } from '#web/__generated__/RevertImportDialogMutation.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface RevertImportDialogProps extends DialogState {
  file: RevertImportDialog_import$key
}

/** Takes an import back. */
export function RevertImportDialog({ file, ...dialog }: RevertImportDialogProps) {
  const { id, name, counts } = useLastKnown(
    graphql`
      fragment RevertImportDialog_import on Import {
        id
        name
        counts {
          added
          filled
        }
      }
    `,
    file,
  )
  const [revert] = useMutation<RevertImportDialogMutation>(
    graphql`
      mutation RevertImportDialogMutation($input: RevertImportInput!) {
        revertImport(input: $input) {
          import {
            id
            state
            doneCount
          }
        }
      }
    `,
    { failure: ({ message }) => `Failed to revert: ${message}` },
  )
  const { added, filled } = counts
  return (
    <ConfirmDialog
      {...dialog}
      title="Revert Import"
      description={
        <>
          {added > 0 && (
            <>
              {counted(added, 'customer')} of{' '}
              <strong translate="no" className="font-medium text-ink wrap-anywhere">
                {name}
              </strong>{' '}
              {added === 1 ? 'moves' : 'move'} to the trash.{' '}
            </>
          )}
          {filled > 0 &&
            `${counted(filled, 'customer')} who ${filled === 1 ? 'was' : 'were'} filled ${filled === 1 ? 'gets' : 'get'} back what was there. `}
          Customers your team has worked with since stay as they are.
        </>
      }
      confirmText="Revert Import"
      pendingText="Reverting..."
      onConfirm={() => revert({ input: { id } })}
    />
  )
}
