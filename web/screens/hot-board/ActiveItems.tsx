import { Flame } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { ActiveItems_business$key } from '#web/__generated__/ActiveItems_business.graphql.ts'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { MineFilter, NothingMine } from '#web/components/MineFilter.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useMine } from '#web/router/useMine.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ActiveItem } from './ActiveItem.tsx'
import { ColumnNames } from './ColumnNames.tsx'
import { hotBoardDialogs } from './dialogs/hotBoardDialogs.ts'
import { activeColumns, activeNames, itemList } from './itemRows.ts'
import { Section } from './Section.tsx'

const keys = rowKeys([
  { keys: ['c'], does: 'Resolve' },
  { keys: ['e'], does: 'Edit' },
  { keys: ['t'], does: 'Take it' },
])

interface ActiveItemsProps {
  business: ActiveItems_business$key
  /** The id of the viewer as a user. */
  viewerId: string
  /** Whether only items that are assigned to the viewer are shown. */
  mine: boolean
}

/** The active items, most urgent first, then oldest, page by page. */
export function ActiveItems({ business, viewerId, mine: isMineShown }: ActiveItemsProps) {
  const { data, more } = usePages(
    graphql`
      fragment ActiveItems_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        mine: { type: "Boolean" }
      )
      @refetchable(queryName: "ActiveItemsPaginationQuery") {
        hotBoardCounts(mine: $mine) {
          active
        }
        hotBoardItems(first: $count, after: $cursor, mine: $mine)
          @connection(key: "ActiveItems_hotBoardItems", filters: ["mine"]) {
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
  usePageKeys('In the list', keys)
  const list = useListFocus()
  const [mine, chooseMine] = useMine()
  const { hotBoardItems, hotBoardCounts } = data

  return (
    <Section
      title="Active Items"
      count={hotBoardCounts.active}
      aside={<MineFilter mine={mine} onChange={chooseMine} />}
    >
      {hotBoardItems.edges.length === 0 && isMineShown ? (
        <NothingMine onShowAll={() => chooseMine(false)}>
          Mine shows the items that are assigned to you.
        </NothingMine>
      ) : hotBoardItems.edges.length === 0 ? (
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
