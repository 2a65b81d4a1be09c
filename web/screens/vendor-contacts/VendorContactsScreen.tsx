import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { VendorContactsScreenQuery } from '#web/__generated__/VendorContactsScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { ExportMenu } from '#web/features/exports/ExportMenu.tsx'
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
            ...ExportMenu_business
            ...VendorList_business @arguments(search: $search)
          }
          ...VendorDialogs_viewer
        }
      }
    `,
    queryRef,
  )
  const { business } = viewer
  const search = queryRef.variables.search ?? null
  return (
    <vendorDialogs.Host of={dialogs} viewer={viewer}>
      <VendorList
        business={business}
        search={search}
        exporting={<ExportMenu business={business} list={{ vendorContacts: { search } }} />}
      />
    </vendorDialogs.Host>
  )
}
