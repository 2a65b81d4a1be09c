import { graphql } from 'react-relay/hooks'
import type { CreateExportInput, useExportMutation } from '#web/__generated__/useExportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { saveLink } from './saveLink.ts'

/** One of the lists, with its filters. */
export type ListToExport = CreateExportInput['list']

/** Exports a list of the business: the browser saves the file while it arrives. */
export function useExport(list: ListToExport) {
  const [create, pending] = useMutation<useExportMutation>(
    graphql`
      mutation useExportMutation($input: CreateExportInput!) {
        createExport(input: $input) {
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
  const exportAs = (format: CreateExportInput['format']) =>
    create(
      { input: { list, format } },
      { onOutcome: (outcome) => outcome.ok && saveLink(outcome.data.createExport) },
    )
  return { exportAs, pending }
}
