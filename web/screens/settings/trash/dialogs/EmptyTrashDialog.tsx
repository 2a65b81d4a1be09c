import { graphql } from 'react-relay/hooks'
import type { EmptyTrashDialog_business$key } from '#web/__generated__/EmptyTrashDialog_business.graphql.ts'
import type { EmptyTrashDialogMutation } from '#web/__generated__/EmptyTrashDialogMutation.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface EmptyTrashDialogProps extends DialogState {
  business: EmptyTrashDialog_business$key
}

/** The API counts no further. */
const mostCounted = 1000

/** Confirms that all records leave the trash for good. What is deleted after the question was read stays. */
export function EmptyTrashDialog({ business, ...dialog }: EmptyTrashDialogProps) {
  const { trashCount, latest } = useLastKnown(
    graphql`
      fragment EmptyTrashDialog_business on Business {
        trashCount
        latest: trash(first: 1) {
          edges {
            node {
              deletedAt
            }
          }
        }
      }
    `,
    business,
  )
  const [empty] = useMutation<EmptyTrashDialogMutation>(
    graphql`
      mutation EmptyTrashDialogMutation($input: EmptyTrashInput!) {
        emptyTrash(input: $input) {
          count
        }
      }
    `,
    {
      subject: null,
      success: ({ emptyTrash }) => `${records(emptyTrash?.count ?? 0)} deleted for good`,
      failure: ({ message }) => `Failed to empty the trash: ${message}`,
    },
  )
  const counted = trashCount < mostCounted ? records(trashCount) : `${records(trashCount)} or more`
  return (
    <ConfirmDialog
      {...dialog}
      title="Empty Trash"
      description={`Delete ${counted} for good? ${trashCount === 1 ? 'It' : 'They'} can no longer be restored then.`}
      confirmText="Empty Trash"
      pendingText="Emptying..."
      onConfirm={() => empty({ input: { deletedUntil: latest.edges[0]?.node.deletedAt ?? epoch } })}
    />
  )
}

/** Of a trash that somebody else has emptied while the question was open, nothing is deleted. */
const epoch = new Date(0).toISOString()

const records = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'record' : 'records'}`
