import { graphql } from 'react-relay/hooks'
import type {
  CreateApiKeyInput,
  useCreateApiKeyMutation,
} from '#web/__generated__/useCreateApiKeyMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Makes a key; the answer alone has it whole. */
export function useCreateApiKey() {
  const [run] = useMutation<useCreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          key
        }
      }
    `,
    { failure: ({ message, fields }) => (fields ? null : { title: 'Error', description: message }) },
  )
  return (input: CreateApiKeyInput) => run({ input })
}
