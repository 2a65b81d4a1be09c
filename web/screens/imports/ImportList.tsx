import { graphql } from 'react-relay/hooks'
import type { ImportList_business$key } from '#web/__generated__/ImportList_business.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { ImportItem } from './ImportItem.tsx'

/** The imports of the last 30 days, newest first; nothing before the first one. */
export function ImportList({ business }: { business: ImportList_business$key }) {
  const { data, more } = usePages(
    graphql`
      fragment ImportList_business on Business
      @refetchable(queryName: "ImportListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        imports(first: $count, after: $cursor) @connection(key: "ImportList_imports") {
          edges {
            node {
              id
              ...ImportItem_import
            }
          }
        }
      }
    `,
    business,
  )
  const { edges } = data.imports
  if (edges.length === 0) return null
  return (
    <div>
      <Card as="section" flush aria-label="Imports">
        <CardHeader title="Imports of the last 30 days" />
        <ul className="divide-y divide-line">
          {edges.map(({ node }) => (
            <ImportItem key={node.id} file={node} />
          ))}
        </ul>
      </Card>
      <LoadMore {...more} noun="imports" />
    </div>
  )
}
