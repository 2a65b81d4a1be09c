import { graphql } from 'react-relay/hooks'
import type { useUndoMergeMutation } from '#web/__generated__/useUndoMergeMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Undoes a merge. Resolves after the toast has said who is back, and what was changed since. */
export function useUndoMerge() {
  return useMutation<useUndoMergeMutation>(
    graphql`
      mutation useUndoMergeMutation($input: UndoMergeInput!) {
        undoMerge(input: $input) {
          customer {
            name
          }
          restored {
            name
          }
          keptFields
        }
      }
    `,
    {
      undoes: true,
      subject: null,
      success: ({ undoMerge }) => (undoMerge ? backWords(undoMerge) : null),
      failure: ({ message }) => `Failed to undo the merge: ${message}`,
    },
  )
}

interface Undone {
  readonly customer: { readonly name: string }
  readonly restored: { readonly name: string }
  readonly keptFields: readonly string[]
}

function backWords({ customer, restored, keptFields }: Undone): string {
  const kept = new Intl.ListFormat('en-GB').format(keptFields)
  return `${restored.name} is back.${kept && ` ${customer.name} keeps what was changed since: ${kept}.`}`
}
