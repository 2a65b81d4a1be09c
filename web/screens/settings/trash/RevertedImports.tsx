import { FileSpreadsheet, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RevertedImports_business$key } from '#web/__generated__/RevertedImports_business.graphql.ts'
import type { RevertedImports_import$key } from '#web/__generated__/RevertedImports_import.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { useRestoreImport } from '#web/features/imports/useRestoreImport.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { useMinute } from '#web/ui/useMinute.ts'
import { daysLeft, daysLeftText } from './daysLeft.ts'

/** The imports that were reverted: their customers come back as one. Empty for those who may not import. */
export function RevertedImports({ business }: { business: RevertedImports_business$key }) {
  const { imports } = useFragment(
    graphql`
      fragment RevertedImports_business on Business {
        imports(inTrash: true, first: 10) {
          edges {
            node {
              id
              state
              counts {
                reverted
              }
              ...RevertedImports_import
            }
          }
        }
      }
    `,
    business,
  )
  const files = imports.edges
    .map(({ node }) => node)
    .filter(({ state, counts }) => state === 'RESTORING' || counts.reverted > 0)
  if (files.length === 0) return null
  return (
    <Card as="ul" aria-label="Reverted imports" flush className="mb-4 divide-y divide-line">
      {files.map((file) => (
        <RevertedImport key={file.id} file={file} />
      ))}
    </Card>
  )
}

function RevertedImport({ file }: { file: RevertedImports_import$key }) {
  const { id, databaseId, name, state, counts, rowCount, doneCount, finishedAt } = useFragment(
    graphql`
      fragment RevertedImports_import on Import {
        id
        databaseId
        name
        state
        rowCount
        doneCount
        finishedAt
        counts {
          reverted
        }
      }
    `,
    file,
  )
  const heading = useId()
  const timeZone = useTimeZone()
  const minute = useMinute()
  const [restore, restoring] = useRestoreImport()
  const isRestoring = state === 'RESTORING'
  const part = Math.floor((100 * doneCount) / Math.max(1, rowCount))
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
      <FileSpreadsheet aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 id={heading} translate="no" className="line-clamp-2 font-medium text-ink wrap-anywhere">
          <PreloadLink to={`/import/${databaseId}`} className="hover:underline">
            {name}
          </PreloadLink>
        </h3>
        <p className="text-pretty text-muted text-sm tabular-nums">
          {isRestoring ? (
            <span role="status">Import · Restoring, {part} %</span>
          ) : (
            <>
              Import · {counted(counts.reverted, 'row')} reverted{' '}
              {finishedAt && (
                <>
                  <time dateTime={finishedAt} title={formatDateTime(finishedAt, timeZone)}>
                    {timeAgo(finishedAt, minute)}
                  </time>
                  {'\u00a0· '}
                  <span className="whitespace-nowrap">{daysLeftText(daysLeft(finishedAt, minute))}</span>
                </>
              )}
            </>
          )}
        </p>
      </div>
      {!isRestoring && (
        <Button
          size="sm"
          icon={<RotateCcw />}
          aria-describedby={heading}
          pending={restoring}
          pendingText="Restoring..."
          onClick={() => restore(id)}
        >
          Restore All
        </Button>
      )}
    </li>
  )
}
