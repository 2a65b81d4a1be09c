import { FileInput } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportEntry_import$key } from '#web/__generated__/ImportEntry_import.graphql.ts'
import { Entry } from './Entry.tsx'
import type { EntryProps } from './TimelineEntry.tsx'

interface ImportEntryProps extends EntryProps {
  file: ImportEntry_import$key
}

/** The import that added the customer. */
export function ImportEntry({ file, ...place }: ImportEntryProps) {
  const { fileName, importedByName } = useFragment(
    graphql`
      fragment ImportEntry_import on CustomerImport {
        fileName
        importedByName
      }
    `,
    file,
  )
  return (
    <Entry
      {...place}
      kind="Import"
      icon={<FileInput />}
      tone="neutral"
      title={`Imported from ${fileName}`}
      meta={
        <>
          by <span translate="no">{importedByName}</span>
        </>
      }
    />
  )
}
