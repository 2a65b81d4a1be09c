import { graphql } from 'react-relay/hooks'
import type { useRevokeApiKeyMutation } from '#web/__generated__/useRevokeApiKeyMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Ends a key for good. */
export function useRevokeApiKey() {
  const [run, pending] = useMutation<useRevokeApiKeyMutation>(
    graphql`
      mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          __typename
        }
      }
    `,
    { success: 'API key revoked', failure: 'Failed to revoke API key' },
  )
  const revoke = (id: string) => run({ input: { id } })
  return [revoke, pending] as const
}
