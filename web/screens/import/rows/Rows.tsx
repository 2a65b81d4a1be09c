import { graphql } from 'react-relay/hooks'
import type { Rows_import$key } from '#web/__generated__/Rows_import.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { useTab } from '#web/router/useTab.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { type Tab, TabPanel, Tabs } from '#web/ui/display/Tabs.tsx'
import { type RowTab, rowTabs } from '../importRows.ts'
import type { ChoicesState } from '../review/useChoices.ts'
import { DownloadProblems } from './DownloadProblems.tsx'
import { ImportRow } from './ImportRow.tsx'

interface RowsProps {
  file: Rows_import$key
  /** For leaving out rows; absent once the import was started. */
  choices?: ChoicesState
}

/** The rows of the file, with what each becomes or became, by tabs that have any, page by page. */
export function Rows({ file, choices }: RowsProps) {
  const { data, more } = usePages(
    graphql`
      fragment Rows_import on Import
      @refetchable(queryName: "RowsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        state: { type: "ImportRowState" }
        warned: { type: "Boolean" }
      ) {
        rowCount
        counts {
          new
          matched
          added
          filled
          skipped
          reverted
          kept
          warnings
          refused
          leftOut
        }
        rows(first: $count, after: $cursor, state: $state, warned: $warned)
          @connection(key: "Rows_rows", filters: ["state", "warned"]) {
          edges {
            node {
              id
              ...ImportRow_row
            }
          }
        }
        ...DownloadProblems_import
      }
    `,
    file,
  )
  const { tab, choose, preloadTab } = useTab(rowTabs)
  const { rowCount, counts } = data
  const countOf: Record<RowTab, number> = {
    all: rowCount,
    new: counts.new,
    known: counts.matched,
    added: counts.added,
    filled: counts.filled,
    skipped: counts.skipped,
    reverted: counts.reverted,
    kept: counts.kept,
    remarks: counts.warnings,
    refused: counts.refused,
    'left-out': counts.leftOut,
  }
  const tabs = rowTabs
    .filter(({ value }) => countOf[value] > 0 || value === tab)
    .map(({ value, label }): Tab<RowTab> => ({ value, label, count: countOf[value] }))
  const { edges } = data.rows
  const hasProblems = counts.refused + counts.warnings + counts.kept > 0
  return (
    <PageSection
      id="rows"
      title={choices ? 'See what each row becomes' : 'Rows'}
      action={hasProblems && <DownloadProblems file={data} />}
    >
      <Tabs label="Rows" tabs={tabs} value={tab} onChange={choose} onPreload={preloadTab}>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {edges.length === 0 ? (
              <p className="py-8 text-center text-muted">No rows here.</p>
            ) : (
              <Card as="ul" flush className="divide-y divide-line">
                {edges.map(({ node }) => (
                  <ImportRow key={node.id} row={node} choices={choices} />
                ))}
              </Card>
            )}
            <LoadMore key={value} {...more} noun="rows" />
          </TabPanel>
        ))}
      </Tabs>
    </PageSection>
  )
}
