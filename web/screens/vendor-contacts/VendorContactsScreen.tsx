import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { VendorContactsScreenQuery } from '#web/__generated__/VendorContactsScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { vendorDialogs } from './dialogs/vendorDialogs.ts'
import { VendorList } from './VendorList.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/VendorDialogs.tsx')).VendorDialogs)

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
  return (
    <vendorDialogs.Host of={dialogs} viewer={viewer}>
      <VendorList business={viewer.business} search={queryRef.variables.search ?? null} />
    </vendorDialogs.Host>
  )
}
