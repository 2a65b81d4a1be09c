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
import { useSavedViews } from './saved-views/useSavedViews.ts'
import type { ViewDialogRequest } from './saved-views/viewDialogRequest.ts'

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
          ...useSavedViews_viewer
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
  const viewRequests = useDialogRequest<ViewDialogRequest>()
  const cards = useRef<HTMLUListElement>(null)
  const shown = { ...filter, search, noNextStep: filter.noNextStep === true, layout }
  const { views, current } = useSavedViews(viewer, shown)
  const isWhole = search === null && isEverybody(filter) && sort === 'NEWEST'
  const canSave = !isWhole && !current
  const open = addition.open || statusChange.open || requests.open || viewRequests.open

  return (
    <>
      <SavedViews {...{ views, current, isWhole }} onRequest={viewRequests.ask} />
      <CustomerList
        ref={cards}
        business={business}
        search={search}
        filter={filter}
        layout={layout}
        onLayout={setLayout}
        onSaveView={canSave ? () => viewRequests.ask({ kind: 'save', view: shown }) : null}
        onAdd={addition.show}
        onChangeStatus={statusChange.show}
        onRequest={requests.ask}
      />
      <LazyDialogs open={open} load={fetchDialogs}>
        <CustomersDialogs {...{ business, requests, viewRequests, cards }} />
      </LazyDialogs>
    </>
  )
}
