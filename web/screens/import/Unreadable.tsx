import { FileX } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Unreadable_import$key } from '#web/__generated__/Unreadable_import.graphql.ts'
import { ChooseFile } from '#web/features/imports/ChooseFile.tsx'
import { useBringFile } from '#web/features/imports/useBringFile.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { importDialogs } from './dialogs/importDialogs.ts'
import { useMapImport } from './review/useMapImport.ts'

/** Why the file cannot be read, and what to do: read it in another way, or bring another. */
export function Unreadable({ file }: { file: Unreadable_import$key }) {
  const data = useFragment(
    graphql`
      fragment Unreadable_import on Import {
        id
        problem
        ...DeleteImportDialog_import
      }
    `,
    file,
  )
  const [mapImport, isMapping] = useMapImport()
  const open = importDialogs.useOpen()
  const { bring, pending, problem } = useBringFile()
  const isAboutQuotes = data.problem?.includes('quotation mark')
  return (
    <>
      <Card as="section" aria-label="Problem" className="flex items-start gap-3">
        <FileX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger-ink" />
        <div className="min-w-0 flex-1">
          <p role="alert" className="text-pretty font-medium text-ink">
            {data.problem}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {isAboutQuotes && (
              <Button
                pending={isMapping}
                pendingText="Reading..."
                onClick={() => void mapImport({ input: { id: data.id, reading: { quotesAsText: true } } })}
              >
                Read quotation marks as text
              </Button>
            )}
            <Button onClick={() => open('delete', { file: data })}>Delete File</Button>
          </div>
        </div>
      </Card>
      <ChooseFile
        title="Try another file"
        onFile={(chosen) => void bring(chosen)}
        pending={pending}
        problem={problem}
      >
        Excel (.xlsx), CSV or text, or contacts from a phone (.vcf), up to 50 MB.
      </ChooseFile>
    </>
  )
}
