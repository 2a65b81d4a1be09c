import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ImportsScreenQuery } from '#web/__generated__/ImportsScreenQuery.graphql.ts'
import { ChooseFile } from '#web/features/imports/ChooseFile.tsx'
import { NoImporting } from '#web/features/imports/NoImporting.tsx'
import { useBringFile } from '#web/features/imports/useBringFile.ts'
import { ImportList } from './ImportList.tsx'

/** Import: a place for a file, and the imports of the last 30 days. */
export function ImportsScreen({ queryRef }: { queryRef: PreloadedQuery<ImportsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ImportsScreenQuery>(
    graphql`
      query ImportsScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            canImport
            ...ImportList_business
          }
        }
      }
    `,
    queryRef,
  )
  const { bring, pending, problem } = useBringFile()
  if (!viewer.business.canImport) return <NoImporting />
  return (
    <div className="flex flex-col gap-6">
      <ChooseFile
        title="Bring your customers"
        onFile={(file) => void bring(file)}
        pending={pending}
        problem={problem}
      >
        A list from Excel (.xlsx), a CSV or text file, or contacts from a phone (.vcf), up to 50 MB. Nothing
        is added before you have seen what becomes of it, and for 30 days you can take it back.
      </ChooseFile>
      <ImportList business={viewer.business} />
    </div>
  )
}
