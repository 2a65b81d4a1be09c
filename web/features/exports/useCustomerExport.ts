import { graphql } from 'react-relay/hooks'
import type { useCustomerExportMutation } from '#web/__generated__/useCustomerExportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { saveLink } from './saveLink.ts'

/** Exports all about one customer. */
export function useCustomerExport() {
  const [create] = useMutation<useCustomerExportMutation>(
    graphql`
      mutation useCustomerExportMutation($input: CreateCustomerExportInput!) {
        createCustomerExport(input: $input) {
          url
        }
      }
    `,
    {
      success: 'Your browser is saving the file.',
      subject: null,
      failure: 'Failed to export',
      offersRetry: true,
    },
  )
  return (id: string) =>
    create(
      { input: { id } },
      { onOutcome: (outcome) => outcome.ok && saveLink(outcome.data.createCustomerExport) },
    )
}
