import { graphql } from 'react-relay/hooks'
import type { useDeleteVendorMutation } from '#web/__generated__/useDeleteVendorMutation.graphql.ts'
import { removeVendor } from '#web/components/vendor-lists/vendorLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a vendor contact; its card goes at once. */
export function useDeleteVendor() {
  const [run, pending] = useMutation<useDeleteVendorMutation>(
    graphql`
      mutation useDeleteVendorMutation($input: DeleteVendorContactInput!) {
        deleteVendorContact(input: $input) {
          deletedVendorContactId
          business {
            # eslint-disable-next-line relay/unused-fields
            id
          }
        }
      }
    `,
    { success: 'Vendor contact deleted successfully', failure: 'Failed to delete vendor contact' },
  )
  const deleteVendor = (id: string) =>
    run(
      { input: { id } },
      {
        updater(store) {
          const business = store.getRootField('deleteVendorContact')?.getLinkedRecord('business')
          if (business) removeVendor(store, business, id)
        },
      },
    )
  return [deleteVendor, pending] as const
}
