import { FileSpreadsheet } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ImportsScreenQuery } from '#web/__generated__/ImportsScreenQuery.graphql.ts'
import { ChooseFile } from '#web/features/imports/ChooseFile.tsx'
import { FilePlace } from '#web/features/imports/FilePlace.tsx'
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
            demoImportFile
            ...ImportList_business
          }
        }
      }
    `,
    queryRef,
  )
  const { bring, pending, problem } = useBringFile()
  const { canImport, demoImportFile: demoFile } = viewer.business
  if (!canImport) return <NoImporting />
  return (
    <div className="flex flex-col gap-6">
      {typeof demoFile === 'string' ? (
        <FilePlace
          title="Try it with a sample list"
          icon={<FileSpreadsheet />}
          text="Sixteen made-up customers, as another program would write them. See what becomes of each, import them, and take them back. Everybody can see the demo, so it takes no list of your own."
          act="Use the sample list"
          onAct={() => void bring(new File([demoFile], 'sample.csv'))}
          pending={pending}
          problem={problem}
        />
      ) : (
        <ChooseFile
          title="Bring your customers"
          onFile={(file) => void bring(file)}
          pending={pending}
          problem={problem}
        >
          A list from Excel (.xlsx), a CSV or text file, or contacts from a phone (.vcf), up to 50 MB. Nothing
          is added before you have seen what becomes of it, and for 30 days you can take it back.
        </ChooseFile>
      )}
      <ImportList business={viewer.business} />
    </div>
  )
}
