import { ListChecks } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerList_business$key } from '#web/__generated__/CustomerList_business.graphql.ts'
import type { CustomerSort } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { BulkNotice } from '#web/features/bulk/BulkNotice.tsx'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { CustomerToolbar } from './CustomerToolbar.tsx'
import { customersDialogs } from './dialogs/customersDialogs.ts'
import { type CustomerFilter, isEverybody } from './filters/customerFilter.ts'
import { FilteredCount } from './filters/FilteredCount.tsx'
import { CustomerItem } from './list/CustomerItem.tsx'
import { LayoutSwitch, pressedStyles } from './list/LayoutSwitch.tsx'
import { RowHeader } from './list/RowHeader.tsx'
import { useKeptPlace } from './list/useKeptPlace.ts'
import type { Layout } from './list/useLayout.ts'
import { NoCustomers } from './NoCustomers.tsx'
import type { ShownView } from './saved-views/viewAddress.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { SelectionContext } from './selection/SelectionContext.ts'
import { useSelection } from './selection/useSelection.ts'

/** The grid of cards: one to three columns as in other lists, four on very wide screens. */
const cardColumns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.5rem), 1fr))' }

interface CustomerListProps {
  business: CustomerList_business$key
  /** The search text; null for all customers. */
  search: string | null
  filter: CustomerFilter
  sort: CustomerSort
  layout: Layout
  onLayout: (layout: Layout) => void
  /** Null while the view is saved, or there is nothing to save. */
  viewToSave: { readonly view: ShownView; readonly canShare: boolean } | null
  filters: ReactNode
  /** The export of the list. */
  exporting: ReactNode
}

const keys = rowKeys([
  { keys: ['Enter'], does: 'Open' },
  { keys: ['e'], does: 'Edit' },
  { keys: ['s'], does: 'Schedule a contact' },
  { keys: ['l'], does: 'Log a call or visit' },
  { keys: ['x'], does: 'Select, while customers are selected' },
])

/** The toolbar, and the customers as cards or rows, page by page. */
export function CustomerList(props: CustomerListProps) {
  const { business, search, filter, sort, layout, onLayout, viewToSave, filters, exporting } = props
  const { data, more } = usePages(
    graphql`
      fragment CustomerList_business on Business
      @refetchable(queryName: "CustomerListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CustomerFilter" }
        sort: { type: "CustomerSort!" }
      ) {
        canImport
        ...SelectionBar_business
        ...BulkNotice_business
        stats {
          totalCustomers
        }
        customers(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          sort: $sort
        ) @connection(key: "CustomerList_customers", filters: ["search", "filter", "sort"]) {
          edges {
            node {
              id
              ...CustomerItem_customer
            }
          }
        }
      }
    `,
    business,
  )
  usePageKeys('In the list', keys)
  const searchBox = useRef<HTMLInputElement>(null)
  const { submit } = useSearchParam('/customers')
  const navigate = useNavigate()
  const isWhole = search === null && isEverybody(filter)
  // Deferred, so that React renders a further page in slices, between the frames of scrolling.
  const edges = useDeferredValue(data.customers.edges)
  const isRendering = edges !== data.customers.edges
  const list = useListFocus()
  const box = useRef<HTMLDivElement>(null)
  useKeptPlace(
    box,
    edges.map(({ node }) => node.id),
  )
  const open = customersDialogs.useOpen()
  const selection = useSelection({ ids: edges.map(({ node }) => node.id), search, filter })

  const clear = () => {
    if (search === null) void navigate('/customers', { replace: true })
    else submit('')
    searchBox.current?.focus()
  }

  const isList = layout === 'LIST'
  const none = isWhole && edges.length === 0

  return (
    <>
      <CustomerToolbar
        searchBox={searchBox}
        layout={
          none ? null : (
            <>
              <IconButton
                label="Select"
                icon={<ListChecks />}
                aria-pressed={selection.isOn}
                onClick={selection.isOn ? selection.end : selection.start}
                className={`max-md:order-last ${pressedStyles}`}
              />
              <LayoutSwitch layout={layout} onChange={onLayout} />
            </>
          )
        }
        exporting={none ? null : exporting}
        filters={none ? null : filters}
        onChangeStatus={none ? null : () => open('changeStatus')}
        canImport={data.canImport}
        onSaveView={viewToSave && (() => open('saveView', viewToSave))}
      >
        {isWhole ? (
          counted(data.stats.totalCustomers)
        ) : more.hasNext ? (
          <FilteredCount search={search} filter={filter}>
            {`${edges.length}+ found`}
          </FilteredCount>
        ) : (
          `${edges.length} found`
        )}
      </CustomerToolbar>
      <BulkNotice business={data} />
      {edges.length === 0 ? (
        <NoCustomers
          search={search}
          filtered={!isWhole}
          canImport={data.canImport}
          onAdd={() => open('add')}
          onClear={clear}
        />
      ) : (
        <div
          ref={box}
          className={isList ? 'overflow-hidden rounded-xl border border-line bg-surface' : undefined}
        >
          {isList && <RowHeader />}
          <ul
            ref={list}
            className={isList ? undefined : 'grid gap-4'}
            style={isList ? undefined : cardColumns}
          >
            <SelectionContext value={selection.isOn ? selection.row : null}>
              {edges.map(({ node }) => (
                <CustomerItem key={node.id} customer={node} isList={isList} />
              ))}
            </SelectionContext>
          </ul>
        </div>
      )}
      <SmoothMoves of={edges} />
      <LoadMore
        key={JSON.stringify([search, filter, sort])}
        {...more}
        isLoadingNext={more.isLoadingNext || isRendering}
        noun="customers"
      />
      {selection.isOn && (
        <SelectionBar
          business={data}
          selection={selection}
          hasMore={more.hasNext || edges.some(({ node }) => !selection.row.has(node.id))}
        />
      )}
    </>
  )
}

function counted(customers: number): string {
  return `${formatNumber(customers)} ${customers === 1 ? 'customer' : 'customers'}`
}
