import { lazy, useRef } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomersScreenQuery } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { CustomerList } from './CustomerList.tsx'
import type { CustomerDialogRequest } from './customerDialogRequest.ts'
import { isEverybody } from './filters/filterSearch.ts'
import { useLayout } from './list/useLayout.ts'
import { SavedViews } from './saved-views/SavedViews.tsx'

const fetchDialogs = () => import('./dialogs/CustomersDialogs.tsx')
const CustomersDialogs = lazy(async () => ({ default: (await fetchDialogs()).CustomersDialogs }))

/** Customers, with a search and the actions of each. */
export function CustomersScreen({ queryRef }: { queryRef: PreloadedQuery<CustomersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomersScreenQuery>(
    graphql`
      query CustomersScreenQuery(
        $search: String
        $status: CustomerStatus
        $interest: String
        $noNextStep: Boolean
        $sort: CustomerSort!
      ) @preloadable {
        viewer {
          ...useLayout_viewer
          ...SavedViews_viewer
          business {
            ...CustomerList_business
              @arguments(
                search: $search
                status: $status
                interest: $interest
                noNextStep: $noNextStep
                sort: $sort
              )
            ...CustomersDialogs_business
          }
        }
      }
    `,
    queryRef,
  )
  const { business } = viewer
  const { search = null, status = null, interest = null, noNextStep, sort } = queryRef.variables
  const filter = { status, interest, noNextStep: noNextStep || null, sort }
  const [layout, setLayout] = useLayout(viewer)
  const addition = useDialogParam('add-customer')
  const statusChange = useDialogParam('change-status')
  const requests = useDialogRequest<CustomerDialogRequest>()
  const cards = useRef<HTMLUListElement>(null)

  return (
    <>
      <SavedViews
        viewer={viewer}
        shown={{ ...filter, search, noNextStep: filter.noNextStep === true, layout }}
        isWhole={search === null && isEverybody(filter) && sort === 'NEWEST'}
      />
      <CustomerList
        ref={cards}
        business={business}
        search={search}
        filter={filter}
        layout={layout}
        onLayout={setLayout}
        onAdd={addition.show}
        onChangeStatus={statusChange.show}
        onRequest={requests.ask}
      />
      <LazyDialogs open={addition.open || statusChange.open || requests.open} load={fetchDialogs}>
        <CustomersDialogs business={business} requests={requests} cards={cards} />
      </LazyDialogs>
    </>
  )
}
