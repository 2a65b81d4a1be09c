import { graphql } from 'react-relay/hooks'
import type {
  CreateApiKeyInput,
  useCreateApiKeyMutation,
} from '#web/__generated__/useCreateApiKeyMutation.graphql.ts'
import { placeApiKey } from '#web/components/api-key-list/apiKeyList.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Makes a key; the answer alone has it whole. */
export function useCreateApiKey() {
  const [run] = useMutation<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          key
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
    { failure: ({ message, fields }) => (fields ? null : { title: 'Error', description: message }) },
  )
  return (input: CreateApiKeyInput) =>
    run(
      { input },
      {
        updater(store) {
          const payload = store.getRootField('createApiKey')
          const business = payload?.getLinkedRecord('business')
          const apiKey = payload?.getLinkedRecord('apiKey')
          if (business && apiKey) placeApiKey(store, business, apiKey)
        },
      },
    )
}
