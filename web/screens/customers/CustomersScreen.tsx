import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { CustomersScreenQuery } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
import { CustomerList } from './CustomerList.tsx'
import { customersDialogs } from './dialogs/customersDialogs.ts'
import { isEverybody } from './filters/filterSearch.ts'
import { useLayout } from './list/useLayout.ts'
import { SavedViews } from './saved-views/SavedViews.tsx'
import { useSavedViews } from './saved-views/useSavedViews.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/CustomersDialogs.tsx')).CustomersDialogs)

/** Customers, with a search and the actions of each. */
export function CustomersScreen({ queryRef }: { queryRef: PreloadedQuery<CustomersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomersScreenQuery>(
    graphql`
      query CustomersScreenQuery(
        $search: String
        $status: CustomerStatus
        $interest: String
        $noNextStep: Boolean
        $mine: Boolean
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
                mine: $mine
                sort: $sort
              )
            ...ExportMenu_business
            ...CustomersDialogs_business
          }
        }
      }
    `,
    queryRef,
  )
  const { business } = viewer
  const { search = null, status = null, interest = null, noNextStep, mine, sort } = queryRef.variables
  const filter = { status, interest, noNextStep: noNextStep || null, mine: mine || null, sort }
  const [layout, setLayout] = useLayout(viewer)
  const shown = {
    ...filter,
    search,
    noNextStep: filter.noNextStep === true,
    mine: filter.mine === true,
    layout,
  }
  const { views, current } = useSavedViews(viewer, shown)
  const isWhole = search === null && isEverybody(filter) && sort === 'NEWEST'
  const canSave = !isWhole && !current

  return (
    <customersDialogs.Host of={dialogs} business={business}>
      <SavedViews {...{ views, current, isWhole }} />
      <CustomerList
        business={business}
        search={search}
        filter={filter}
        layout={layout}
        onLayout={setLayout}
        viewToSave={canSave ? shown : null}
        exporting={<ExportMenu business={business} list={{ customers: { search, ...filter } }} />}
      />
    </customersDialogs.Host>
  )
}
