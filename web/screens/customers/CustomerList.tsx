import { useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { LoadMore } from '#web/components/load-more/LoadMore.tsx'
import type { CustomerList_business$key } from './__generated__/CustomerList_business.graphql.ts'
import type { CustomerListPaginationQuery } from './__generated__/CustomerListPaginationQuery.graphql.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { CustomerTasks } from './CustomerTasks.tsx'
import { cardGrid } from './cardGrid.ts'
import { NoCustomers } from './NoCustomers.tsx'
import { useTasks } from './useTasks.ts'

interface CustomerListProps {
  business: CustomerList_business$key
  /** The search whose result this is; null shows everyone. */
  search: string | null
  onAdd: () => void
}

/** The cards, a page at a time. */
export function CustomerList({ business, search, onAdd }: CustomerListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
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
      ) {
        id
        customers(first: $count, after: $cursor, search: $search)
          @connection(key: "CustomerList_customers", filters: ["search"]) {
          edges {
            node {
              id
              ...CustomerCard_customer
              ...CustomerTasks_customer
            }
          }
        }
        ...CustomerTasks_business
      }
    `,
    business,
  )
  const tasks = useTasks()
  const list = useRef<HTMLUListElement>(null)
  const { edges } = data.customers

  return (
    <>
      {edges.length === 0 ? (
        <NoCustomers search={search} onAdd={onAdd} />
      ) : (
        <ul ref={list} className={cardGrid}>
          {edges.map(({ node }, place) => (
            <CustomerCard
              key={node.id}
              customer={node}
              onAct={(act) => tasks.start({ act, customer: node, place })}
            />
          ))}
        </ul>
      )}
      <LoadMore key={search} {...{ hasNext, isLoadingNext, loadNext }} noun="customers" />
      {tasks.current && (
        <CustomerTasks
          key={tasks.current.number}
          business={data}
          search={search}
          act={tasks.current.act}
          customer={tasks.current.customer}
          open={tasks.current.open}
          onClose={tasks.finish}
          focusAfterDelete={() => headingAt(list.current, tasks.current?.place ?? 0)}
        />
      )}
    </>
  )
}

/** The name on the card that took this place, or on the last one. */
function headingAt(list: HTMLUListElement | null, place: number): HTMLElement | null {
  const card = list?.children[place] ?? list?.lastElementChild
  return card?.querySelector('h2') ?? document.querySelector('h1')
}
