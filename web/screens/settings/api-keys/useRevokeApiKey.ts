import { graphql } from 'react-relay/hooks'
import type { useRevokeApiKeyMutation } from '#web/__generated__/useRevokeApiKeyMutation.graphql.ts'
import { placeApiKey } from '#web/components/api-key-list/apiKeyList.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Ends a key for good. */
export function useRevokeApiKey() {
  const [run, pending] = useMutation<useRevokeApiKeyMutation>(
    graphql`
      mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          # eslint-disable-next-line relay/unused-fields
          apiKey {
            ...apiKeyList_apiKey
          }
          # eslint-disable-next-line relay/unused-fields
          business {
            id
          }
        }
      }
    `,
    { success: 'API key revoked', failure: 'Failed to revoke API key' },
  )
  const revoke = (id: string) =>
    run(
      { input: { id } },
      {
        updater(store) {
          const payload = store.getRootField('revokeApiKey')
          const business = payload?.getLinkedRecord('business')
          const apiKey = payload?.getLinkedRecord('apiKey')
          if (business && apiKey) placeApiKey(store, business, apiKey)
        },
      },
    )
  return [revoke, pending] as const
}
