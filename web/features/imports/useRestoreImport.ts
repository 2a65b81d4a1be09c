import { graphql } from 'react-relay/hooks'
import type { useRestoreImportMutation } from '#web/__generated__/useRestoreImportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Takes the reverting of an import back, which goes on in the background. */
export function useRestoreImport() {
  const [run, pending] = useMutation<useRestoreImportMutation>(
    graphql`
      mutation useRestoreImportMutation($input: RestoreImportInput!) {
        restoreImport(input: $input) {
          import {
            id
            state
            doneCount
          }
        }
      }
    `,
    { failure: ({ message }) => `Failed to restore: ${message}`, offersRetry: true },
  )
  return [(id: string) => void run({ input: { id } }), pending] as const
}
