import { ChevronRight, FileSpreadsheet } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportItem_import$key } from '#web/__generated__/ImportItem_import.graphql.ts'
import { type ImportState, importStates } from '#web/features/imports/importStates.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { resultWords } from '#web/features/imports/resultWords.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useMinute } from '#web/ui/useMinute.ts'

const finished: readonly string[] = ['DONE', 'STOPPED', 'REVERTED'] satisfies ImportState[]

/** An import: its file, who brought it and when, and what became of it. The whole row is the link. */
export function ImportItem({ file }: { file: ImportItem_import$key }) {
  const { databaseId, name, state, problem, rowCount, createdByName, createdAt, counts } = useFragment(
    graphql`
      fragment ImportItem_import on Import {
        databaseId
        name
        state
        problem
        rowCount
        createdByName
        createdAt
        counts {
          ...resultWords_counts
        }
      }
    `,
    file,
  )
  const minute = useMinute()
  const timeZone = useTimeZone()
  const { word, tone } = importStates[state]
  const rows = rowCount > 0 ? counted(rowCount, 'row') : null
  const about = problem ?? (finished.includes(state) ? resultWords(counts) : rows)
  return (
    <li>
      <PreloadLink
        to={`/import/${databaseId}`}
        className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <FileSpreadsheet aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span translate="no" className="min-w-0 font-medium text-ink wrap-anywhere">
              {name}
            </span>
            <Badge tone={tone}>{word}</Badge>
          </span>
          <span className="block text-pretty text-muted text-sm">
            {about && (
              <>
                <span className="tabular-nums">{about}</span>
                {'\u00a0· '}
              </>
            )}
            <span translate="no">{createdByName}</span>,{' '}
            <time dateTime={createdAt} title={formatDateTime(createdAt, timeZone)}>
              {timeAgo(createdAt, minute)}
            </time>
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </PreloadLink>
    </li>
  )
}
