import { graphql } from 'react-relay/hooks'
import type { FieldsTab_business$data } from '#web/__generated__/FieldsTab_business.graphql.ts'
import type { useFieldOrderMutation } from '#web/__generated__/useFieldOrderMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useRowOrder } from '../sorting/useRowOrder.ts'

export type Field = FieldsTab_business$data['customFields'][number]

/** The custom fields in the order that the user has chosen, and how to change it. */
export function useFieldOrder(fields: readonly Field[]) {
  const [run] = useMutation<useFieldOrderMutation>(
    graphql`
      mutation useFieldOrderMutation($input: ReorderCustomFieldsInput!) {
        reorderCustomFields(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Fields reordered successfully',
      subject: null,
      failure: 'Failed to reorder fields',
      offersRetry: true,
    },
  )
  return useRowOrder(fields, (ids) => run({ input: { ids } }))
}
