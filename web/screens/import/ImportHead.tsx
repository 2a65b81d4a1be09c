import { ArrowLeft } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportHead_import$key } from '#web/__generated__/ImportHead_import.graphql.ts'
import { importStates } from '#web/features/imports/importStates.ts'
import { counted, fileSize } from '#web/features/imports/importWords.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { useMinute } from '#web/ui/useMinute.ts'

/** The way back, the file with its state, how large it is, and who brought it. */
export function ImportHead({ file }: { file: ImportHead_import$key }) {
  const { name, state, size, rowCount, createdByName, createdAt } = useFragment(
    graphql`
      fragment ImportHead_import on Import {
        name
        state
        size
        rowCount
        createdByName
        createdAt
      }
    `,
    file,
  )
  const minute = useMinute()
  const timeZone = useTimeZone()
  const { word, tone } = importStates[state]
  return (
    <section aria-label="About the file">
      <TextLink render={<PreloadLink to="/import" />} className="inline-flex items-center gap-1 text-sm">
        <ArrowLeft aria-hidden className="size-3.5" />
        All imports
      </TextLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p translate="no" className="min-w-0 font-semibold text-ink text-xl wrap-anywhere">
          {name}
        </p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="mt-0.5 text-muted tabular-nums">
        {rowCount > 0 ? counted(rowCount, 'row') : fileSize(size)}
        {'\u00a0· '}
        <span translate="no">{createdByName}</span>,{' '}
        <time dateTime={createdAt} title={formatDateTime(createdAt, timeZone)}>
          {timeAgo(createdAt, minute)}
        </time>
      </p>
    </section>
  )
}
