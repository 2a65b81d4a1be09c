import { graphql } from 'react-relay/hooks'
import type { useEverythingExportMutation } from '#web/__generated__/useEverythingExportMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { saveLink } from './saveLink.ts'

/** Exports everything that the business owns. */
export function useEverythingExport() {
  const [create, pending] = useMutation<useEverythingExportMutation>(
    graphql`
      mutation useEverythingExportMutation {
        createEverythingExport {
          url
        }
      }
    `,
    {
      success: 'Your browser is saving the file.',
      subject: null,
      failure: ({ code, message }) => (code === 'PASSWORD_NEEDED' ? null : `Failed to export: ${message}`),
    },
  )
  const exportAll = () =>
    void create({}, { onOutcome: (outcome) => outcome.ok && saveLink(outcome.data.createEverythingExport) })
  return [exportAll, pending] as const
}
