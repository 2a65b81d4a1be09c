import { graphql } from 'react-relay/hooks'
import type { TrashList_business$key } from '#web/__generated__/TrashList_business.graphql.ts'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { NothingInTrash } from './NothingInTrash.tsx'
import { TrashRow } from './TrashRow.tsx'
import type { TrashFilter } from './trashFilter.ts'

interface TrashListProps {
  business: TrashList_business$key
  filter: TrashFilter
  /** Whether there is more than the list has. */
  hasMore: boolean
}

const keys = rowKeys([{ keys: ['r'], does: 'Restore' }])

/** What lies in the trash, latest deletion first, page by page. */
export function TrashList({ business, filter, hasMore }: TrashListProps) {
  const { data, more } = usePages(
    graphql`
      fragment TrashList_business on Business
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        words: { type: "String" }
        trashType: { type: "TrashType" }
        mine: { type: "Boolean" }
        alone: { type: "Boolean" }
      )
      @refetchable(queryName: "TrashListPaginationQuery") {
        trash(first: $count, after: $cursor, search: $words, type: $trashType, mine: $mine, alone: $alone)
          @connection(key: "TrashList_trash", filters: ["search", "type", "mine", "alone"]) {
          edges {
            node {
              id
              ...TrashRow_entry
            }
          }
        }
      }
    `,
    business,
  )
  usePageKeys('In the list', keys)
  const list = useListFocus()
  const { edges } = data.trash
  // What is restored as one stands above the list.
  if (edges.length === 0 && hasMore) return null
  if (edges.length === 0) return <NothingInTrash filter={filter} />
  return (
    <>
      <Card as="ul" ref={list} flush className="divide-y divide-line">
        {edges.map(({ node }) => (
          <TrashRow key={node.id} entry={node} />
        ))}
      </Card>
      <LoadMore {...more} noun="records" />
    </>
  )
}
