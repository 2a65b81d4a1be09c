import { Plus, Store } from 'lucide-react'
import { graphql } from 'react-relay/hooks'
import type { BusinessesTab_query$key } from '#web/__generated__/BusinessesTab_query.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { usePages } from '#web/relay/usePages.ts'
import { superadminPath } from '#web/router/access.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { businessDialogs } from '../dialogs/businessDialogs.ts'
import { BusinessTable } from './BusinessTable.tsx'

const dialogs = loadDialogs(async () => (await import('../dialogs/BusinessDialogs.tsx')).BusinessDialogs)

interface BusinessesTabProps {
  query: BusinessesTab_query$key
  /** The search text. */
  search: string | null
}

/** Business Management: all businesses of the platform, newest first. */
export function BusinessesTab({ query, search }: BusinessesTabProps) {
  const { data, more } = usePages(
    graphql`
      fragment BusinessesTab_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        search: { type: "String" }
      )
      @refetchable(queryName: "BusinessesTabPaginationQuery") {
        superadmin @required(action: THROW) {
          encryptsExports
          businesses(first: $count, after: $cursor, search: $search)
            @connection(key: "BusinessesTab_businesses", filters: ["search"]) {
            __id
            edges {
              node {
                ...BusinessTable_businesses
              }
            }
          }
        }
      }
    `,
    query,
  )
  const typed = useSearchParam(superadminPath)
  const { __id: list, edges } = data.superadmin.businesses

  return (
    <businessDialogs.Host of={dialogs} list={list} encrypts={data.superadmin.encryptsExports}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search businesses"
          placeholder="Search businesses..."
          value={typed.value}
          onChange={typed.change}
          onSubmit={typed.submit}
          pending={typed.pending}
          className="min-w-48 flex-1 md:max-w-xl"
        />
        <AddButton />
      </div>
      {edges.length === 0 ? (
        <EmptyState icon={<Store />} title="No businesses found">
          {search === null ? 'Add the first one to get started.' : 'No business of that name.'}
        </EmptyState>
      ) : (
        <BusinessTable businesses={edges.map(({ node }) => node)} />
      )}
      <LoadMore key={search} {...more} noun="businesses" />
    </businessDialogs.Host>
  )
}

function AddButton() {
  const open = businessDialogs.useOpen()
  return (
    <Button variant="primary" icon={<Plus />} onClick={() => open('add')} className="ml-auto">
      <span>
        Add <span className="max-sm:sr-only">Business</span>
      </span>
    </Button>
  )
}
