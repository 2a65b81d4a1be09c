import type { VendorContactsScreenQuery } from '#web/__generated__/VendorContactsScreenQuery.graphql.ts'
import query from '#web/__generated__/VendorContactsScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

/** The name in the address of the dialog that adds a contact. */
export const addVendorDialog = 'add-vendor-contact'

export const vendorContactsRoute = defineScreen<VendorContactsScreenQuery>({
  paths: ['/vendor-contacts'],
  title: 'Vendor Contacts',
  access: 'business',
  heading: {
    subtitle: 'Manage your vendor and supplier contact information',
    ownSearch: 'others',
    add: { label: 'Add Vendor Contact', dialog: addVendorDialog },
  },
  query,
  shows: ['Business', 'User', 'VendorContact'],
  variables: ({ search }) => ({ search: search.get('q')?.trim() || null }),
  skeleton: async () => (await import('./VendorContactsSkeleton.tsx')).VendorContactsSkeleton,
  load: async () => (await import('./VendorContactsScreen.tsx')).VendorContactsScreen,
})
