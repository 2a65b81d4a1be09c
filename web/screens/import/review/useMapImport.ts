import { graphql } from 'react-relay/hooks'
import type { useMapImportMutation } from '#web/__generated__/useMapImportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Says how a file is read, and what its columns and values become. */
export function useMapImport() {
  return useMutation<useMapImportMutation>(
    graphql`
      mutation useMapImportMutation($input: MapImportInput!) {
        mapImport(input: $input) {
          import {
            id
            state
            columns {
              index
              target
              customFieldDatabaseId
            }
            settings {
              matches
              keepInNotes
              enrol
              interest
              pastContacts
            }
          }
        }
      }
    `,
    { failure: 'Failed to change the import', offersRetry: true },
  )
}
