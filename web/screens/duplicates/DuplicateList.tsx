import { UsersRound } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { DuplicateList_business$key } from '#web/__generated__/DuplicateList_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DuplicateGroup } from './DuplicateGroup.tsx'

/** Groups of customers who may be one person, the newest first. */
export function DuplicateList({ business }: { business: DuplicateList_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment DuplicateList_business on Business
      @refetchable(queryName: "DuplicateListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        possibleDuplicates(first: $count, after: $cursor) @connection(key: "DuplicateList_possibleDuplicates") {
          edges {
            node {
              id
              ...DuplicateGroup_group
            }
          }
        }
      }
    `,
    business,
  )
  const { edges } = data.possibleDuplicates
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound />}
        title="No possible duplicates"
        action={
          <LinkButton variant="primary" render={<PreloadLink to="/customers" />}>
            All customers
          </LinkButton>
        }
      >
        Customers who share a phone number, an email address, or a name and a place appear here.
      </EmptyState>
    )
  }
  return (
    <div>
      <ul className="flex flex-col gap-4">
        {edges.map(({ node }) => (
          <DuplicateGroup key={node.id} group={node} />
        ))}
      </ul>
      <LoadMore {...more} noun="duplicates" />
    </div>
  )
}
