import { graphql } from 'react-relay/hooks'
import type { OwnEntries_business$key } from '#web/__generated__/OwnEntries_business.graphql.ts'
import { pointWords } from '#web/features/points/pointWords.ts'
import { shortDayName } from '#web/lib/dates.ts'
import { groupRuns } from '#web/lib/groupRuns.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'

/** The viewer's points ledger, newest first. Only the viewer sees it. */
export function OwnEntries({ business }: { business: OwnEntries_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment OwnEntries_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "OwnEntriesPaginationQuery") {
        teamBoard {
          today
          viewerStats {
            entries(first: $count, after: $cursor) @connection(key: "OwnEntries_entries") {
              edges {
                cursor
                node {
                  reason
                  subjectName
                  isTakenBack
                  points
                  localDay
                }
              }
            }
          }
        }
      }
    `,
    business,
  )
  const entries =
    data.teamBoard?.viewerStats?.entries.edges.map(({ node, cursor }) => ({ ...node, cursor })) ?? []
  if (entries.length === 0) return null
  const today = data.teamBoard?.today
  return (
    <section aria-labelledby="own-entries">
      <h2 id="own-entries" className="mb-3 font-semibold text-ink text-lg">
        Your latest points
      </h2>
      <Card flush className="divide-y divide-line">
        {groupRuns(entries, ({ localDay }) => localDay).map(([day, own]) => (
          <div key={`${day} ${own[0]?.cursor}`} className="px-4 py-3">
            <h3 className="mb-1 font-medium text-muted text-sm">
              {day === today ? 'Today' : shortDayName(day)}
            </h3>
            <ul>
              {own.map(({ cursor, points, reason, subjectName, isTakenBack }) => (
                <li key={cursor} className="flex items-baseline justify-between gap-4 py-1">
                  <span className="min-w-0 break-words text-ink">
                    {pointWords({ reason, subjectName, isTakenBack })}
                  </span>
                  <span className="shrink-0 font-medium text-muted tabular-nums">
                    {points < 0 ? `−${-points}` : `+${points}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
      {more.hasNext && (
        <Button
          className="mt-3"
          pending={more.isLoadingNext}
          pendingText="Loading..."
          onClick={() => more.loadNext(10)}
        >
          Show earlier ones
        </Button>
      )}
    </section>
  )
}
