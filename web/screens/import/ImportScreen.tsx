import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ImportScreenQuery } from '#web/__generated__/ImportScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { NoImporting } from '#web/features/imports/NoImporting.tsx'
import { importDialogs } from './dialogs/importDialogs.ts'
import { ImportPage } from './ImportPage.tsx'
import { NoSuchImport } from './NoSuchImport.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/ImportDialogs.tsx')).ImportDialogs)

/** The page of an import: the file on its way, what becomes of it, and what became of it. */
export function ImportScreen({ queryRef }: { queryRef: PreloadedQuery<ImportScreenQuery> }) {
  const { viewer, node } = usePreloadedQuery<ImportScreenQuery>(
    graphql`
      query ImportScreenQuery($id: ID!, $state: ImportRowState, $warned: Boolean) @preloadable {
        viewer @required(action: THROW) {
          business {
            canImport
            ...ImportPage_business
          }
        }
        node(id: $id) {
          ... on Import @alias(as: "import") {
            ...ImportPage_import @arguments(state: $state, warned: $warned)
          }
        }
      }
    `,
    queryRef,
  )
  if (!viewer.business.canImport) return <NoImporting />
  if (!node?.import) return <NoSuchImport />
  return (
    <importDialogs.Host of={dialogs}>
      <ImportPage business={viewer.business} file={node.import} />
    </importDialogs.Host>
  )
}
