import { graphql } from 'react-relay/hooks'
import type { ResolvedItems_business$key } from '#web/__generated__/ResolvedItems_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { ColumnNames } from './ColumnNames.tsx'
import { itemList, resolvedColumns } from './itemRows.ts'
import { ResolvedItem } from './ResolvedItem.tsx'
import { Section } from './Section.tsx'

/** The resolved items, latest first; hidden while there are none. */
export function ResolvedItems({ business }: { business: ResolvedItems_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment ResolvedItems_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        mine: { type: "Boolean" }
      )
      @refetchable(queryName: "ResolvedItemsPaginationQuery") {
        hotBoardCounts(mine: $mine) {
          resolved
        }
        resolvedItems: hotBoardItems(first: $count, after: $cursor, filter: RESOLVED, mine: $mine)
          @connection(key: "ResolvedItems_resolvedItems", filters: ["mine"]) {
          edges {
            node {
              databaseId
              ...ResolvedItem_item
            }
          }
        }
      }
    `,
    business,
  )
  const { resolvedItems, hotBoardCounts } = data

  if (resolvedItems.edges.length === 0) return null
  return (
    <Section title="Resolved Items" count={hotBoardCounts.resolved}>
      <div className={itemList}>
        <ColumnNames columns={resolvedColumns} names={['Item', 'How it was resolved', 'Resolved']} />
        <ul>
          {resolvedItems.edges.map(({ node }) => (
            <ResolvedItem key={node.databaseId} item={node} />
          ))}
        </ul>
      </div>
      <SmoothMoves of={resolvedItems.edges} />
      <LoadMore {...more} noun="resolved items" />
    </Section>
  )
}
