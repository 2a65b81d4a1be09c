import { Flame } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { ActiveItems_business$key } from '#web/__generated__/ActiveItems_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ActiveItem } from './ActiveItem.tsx'
import { ColumnNames } from './ColumnNames.tsx'
import { hotBoardDialogs } from './dialogs/hotBoardDialogs.ts'
import { activeColumns, activeNames, itemList } from './itemRows.ts'
import { Section } from './Section.tsx'

interface ActiveItemsProps {
  business: ActiveItems_business$key
  /** The id of the viewer as a user. */
  viewerId: string
}

/** The active items, most urgent first, then oldest, page by page. */
export function ActiveItems({ business, viewerId }: ActiveItemsProps) {
  const { data, more } = usePages(
    graphql`
      fragment ActiveItems_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "ActiveItemsPaginationQuery") {
        hotBoardCounts {
          active
        }
        hotBoardItems(first: $count, after: $cursor)
          @connection(key: "ActiveItems_hotBoardItems", filters: []) {
          edges {
            node {
              databaseId
              ...ActiveItem_item
            }
          }
        }
      }
    `,
    business,
  )
  const open = hotBoardDialogs.useOpen()
  const list = useListFocus()
  const { hotBoardItems, hotBoardCounts } = data

  return (
    <Section title="Active Items" count={hotBoardCounts.active}>
      {hotBoardItems.edges.length === 0 ? (
        <EmptyState
          icon={<Flame />}
          title="Nothing on the hot board"
          action={<Button onClick={() => open('add')}>Add an item</Button>}
        >
          What can’t wait shows up here for the whole team.
        </EmptyState>
      ) : (
        <div className={itemList}>
          <ColumnNames columns={activeColumns} names={activeNames} />
          <ul ref={list}>
            {hotBoardItems.edges.map(({ node }) => (
              <ActiveItem key={node.databaseId} item={node} viewerId={viewerId} />
            ))}
          </ul>
        </div>
      )}
      <SmoothMoves of={hotBoardItems.edges} />
      <LoadMore {...more} noun="items" />
    </Section>
  )
}
