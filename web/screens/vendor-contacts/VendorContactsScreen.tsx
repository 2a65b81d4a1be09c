import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { VendorContactsScreenQuery } from '#web/__generated__/VendorContactsScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { VendorDialogRequest } from './dialogs/vendorDialogRequest.ts'
import { VendorList } from './VendorList.tsx'
import { addVendorDialog } from './vendor-contacts.route.ts'

const fetchDialogs = () => import('./dialogs/VendorDialogs.tsx')
const VendorDialogs = lazy(async () => ({ default: (await fetchDialogs()).VendorDialogs }))

/** Vendor Contacts: the contacts that the viewer's access levels allow. */
export function VendorContactsScreen({ queryRef }: { queryRef: PreloadedQuery<VendorContactsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<VendorContactsScreenQuery>(
    graphql`
      query VendorContactsScreenQuery($search: String) @preloadable {
        viewer @required(action: THROW) {
          business {
            ...VendorList_business @arguments(search: $search)
          }
          ...VendorDialogs_viewer
        }
      }
    `,
    queryRef,
  )
  const addition = useDialogParam(addVendorDialog)
  const requests = useDialogRequest<VendorDialogRequest>()

  return (
    <>
      <VendorList
        business={viewer.business}
        search={queryRef.variables.search ?? null}
        onRequest={requests.ask}
        onAdd={addition.show}
      />
      <LazyDialogs open={requests.open || addition.open} load={fetchDialogs}>
        <VendorDialogs viewer={viewer} requests={requests} />
      </LazyDialogs>
    </>
  )
}
