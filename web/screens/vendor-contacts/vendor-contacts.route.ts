import type { VendorContactsScreenQuery } from '#web/__generated__/VendorContactsScreenQuery.graphql.ts'
import query from '#web/__generated__/VendorContactsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

/** The name in the address of the dialog that adds a contact. */
export const addVendorDialog = 'add-vendor-contact'

export const vendorContactsRoute = defineScreen<VendorContactsScreenQuery>({
  paths: ['/vendor-contacts'],
  title: 'Vendor Contacts',
  access: 'business',
  menu: { icon: 'BookUser' },
  heading: {
    subtitle: 'Manage your vendor and supplier contact information',
    ownSearch: 'other',
    add: { label: 'Add Vendor Contact', dialog: addVendorDialog },
  },
  query,
  shows: ['Business', 'User', 'VendorContact'],
  variables: ({ search }) => ({ search: search.get('q')?.trim() || null }),
  skeleton: () => import('./VendorContactsSkeleton.tsx').then((code) => code.VendorContactsSkeleton),
  load: () => import('./VendorContactsScreen.tsx').then((code) => code.VendorContactsScreen),
})
