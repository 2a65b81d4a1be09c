import { Plus, Store } from 'lucide-react'
import { lazy } from 'react'
import { graphql, useQueryLoader } from 'react-relay/hooks'
import type { BusinessesTab_query$key } from '#web/__generated__/BusinessesTab_query.graphql.ts'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import usersQuery from '#web/__generated__/UsersQuery$parameters.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { usePages } from '#web/relay/usePages.ts'
import { superadminPath } from '#web/router/access.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { BusinessTable } from './BusinessTable.tsx'
import type { BusinessDialogRequest } from './businessDialogRequest.ts'

const fetchDialogs = () => import('../dialogs/BusinessDialogs.tsx')
const BusinessDialogs = lazy(async () => ({ default: (await fetchDialogs()).BusinessDialogs }))

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
  const addition = useDialogParam('add-business')
  const requests = useDialogRequest<BusinessDialogRequest>()
  const [users, loadUsers] = useQueryLoader<UsersQuery>(usersQuery)
  const ask = (request: BusinessDialogRequest) => {
    if (request.kind === 'users') loadUsers({ id: request.business.id }, { fetchPolicy: 'store-and-network' })
    requests.ask(request)
  }
  const { __id: list, edges } = data.superadmin.businesses

  return (
    <>
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
        <Button variant="primary" icon={<Plus />} onClick={addition.show} className="ml-auto">
          <span>
            Add <span className="max-sm:sr-only">Business</span>
          </span>
        </Button>
      </div>
      {edges.length === 0 ? (
        <EmptyState icon={<Store />} title="No businesses found">
          {search === null ? 'Add the first one to get started.' : 'No business of that name.'}
        </EmptyState>
      ) : (
        <BusinessTable businesses={edges.map(({ node }) => node)} onRequest={ask} />
      )}
      <LoadMore key={search} {...more} noun="businesses" />
      <LazyDialogs open={addition.open || requests.open} load={fetchDialogs}>
        <BusinessDialogs
          {...{ list, addition, requests, users }}
          encrypts={data.superadmin.encryptsExports}
        />
      </LazyDialogs>
    </>
  )
}
