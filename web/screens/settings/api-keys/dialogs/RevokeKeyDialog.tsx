import { graphql } from 'react-relay/hooks'
import type { RevokeKeyDialogMutation } from '#web/__generated__/RevokeKeyDialogMutation.graphql.ts'
import type { settingsDialogs_apiKey$key } from '#web/__generated__/settingsDialogs_apiKey.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogKey } from '../../dialogs/settingsDialogs.ts'

/** Confirms revoking a key. */
export function RevokeKeyDialog({ apiKey, ...dialog }: DialogState & { apiKey: settingsDialogs_apiKey$key }) {
  const { id, name } = useDialogKey(apiKey)
  const [revoke] = useMutation<RevokeKeyDialogMutation>(
    graphql`
      mutation RevokeKeyDialogMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          __typename
        }
      }
    `,
    { success: 'API key revoked', subject: name, failure: 'Failed to revoke API key' },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Revoke API Key"
      description={
        <>
          Revoke “<span className="break-words text-ink">{name}</span>”? Programs that use it lose access at
          once. This cannot be undone.
        </>
      }
      confirmText="Revoke Key"
      pendingText="Revoking..."
      onConfirm={() => revoke({ input: { id } })}
    />
  )
}
