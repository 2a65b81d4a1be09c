import { graphql } from 'react-relay/hooks'
import type {
  CreateTaskExportInput,
  useTaskExportMutation,
} from '#web/__generated__/useTaskExportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { saveLink } from './saveLink.ts'

/** Exports all tasks of the viewer. */
export function useTaskExport() {
  const [create, pending] = useMutation<useTaskExportMutation>(
    graphql`
      mutation useTaskExportMutation($input: CreateTaskExportInput!) {
        createTaskExport(input: $input) {
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
  const exportAs = (format: CreateTaskExportInput['format']) =>
    create(
      { input: { filter: 'ALL', format } },
      { onOutcome: (outcome) => outcome.ok && saveLink(outcome.data.createTaskExport) },
    )
  return { exportAs, pending }
}
