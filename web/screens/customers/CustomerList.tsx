import { type Ref, useImperativeHandle, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerList_business$key } from '#web/__generated__/CustomerList_business.graphql.ts'
import type { CustomerListPaginationQuery } from '#web/__generated__/CustomerListPaginationQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerToolbar } from './CustomerToolbar.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'
import type { CustomerFilter } from './customerFilter.ts'
import { NoCustomers } from './NoCustomers.tsx'

interface CustomerListProps {
  ref: Ref<HTMLUListElement | null>
  business: CustomerList_business$key
  /** The search text; null for all customers. */
  search: string | null
  filter: CustomerFilter
  onAdd: () => void
  onChangeStatus: () => void
  onRequest: (request: CustomerDialogRequest) => void
}

/** The search box, the count, and the cards, page by page. */
export function CustomerList(props: CustomerListProps) {
  const { ref, business, search, filter, onAdd, onChangeStatus, onRequest } = props
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    CustomerListPaginationQuery,
    CustomerList_business$key
  >(
    graphql`
      fragment CustomerList_business on Business
      @refetchable(queryName: "CustomerListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "CustomerStatus" }
        interest: { type: "String" }
      ) {
        ...CustomerFilters_business
        stats {
          totalCustomers
        }
        customers(first: $count, after: $cursor, search: $search, status: $status, interest: $interest)
          @connection(key: "CustomerList_customers", filters: ["search", "status", "interest"]) {
          edges {
            node {
              id
              ...CustomerCard_customer
              # Whoever is told of an act reads it; its code comes later.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...CustomerDialog_customer
            }
          }
        }
      }
    `,
    business,
  )
  const searchBox = useRef<HTMLInputElement>(null)
  const { submit } = useSearchParam('/customers')
  const navigate = useNavigate()
  const isWhole = search === null && filter.status === null && filter.interest === null
  const { edges } = data.customers
  const { list } = useListFocus()
  const cards = useRef<HTMLUListElement>(null)
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => cards.current)

  const clear = () => {
    if (search === null) void navigate('/customers', { replace: true })
    else submit('')
    searchBox.current?.focus()
  }

  return (
    <>
      <CustomerToolbar searchBox={searchBox} onChangeStatus={onChangeStatus}>
        {isWhole ? counted(data.stats.totalCustomers) : `${edges.length}${hasNext ? '+' : ''} found`}
      </CustomerToolbar>
      <CustomerFilters business={data} filter={filter} />
      {edges.length === 0 ? (
        <NoCustomers search={search} filtered={!isWhole} onAdd={onAdd} onClear={clear} />
      ) : (
        <ul
          ref={(element: HTMLUListElement) => {
            cards.current = element
            const leave = list(element)
            return () => {
              cards.current = null
              leave()
            }
          }}
          className={cardGrid}
        >
          {edges.map(({ node }, place) => (
            <CustomerCard
              key={node.id}
              customer={node}
              onRequest={(kind) => onRequest({ kind, customer: node, place })}
            />
          ))}
        </ul>
      )}
      <LoadMore
        key={JSON.stringify([search, filter])}
        {...{ hasNext, isLoadingNext, loadNext }}
        noun="customers"
      />
    </>
  )
}

function counted(customers: number): string {
  return `${customers.toLocaleString('en-US')} ${customers === 1 ? 'customer' : 'customers'}`
}
