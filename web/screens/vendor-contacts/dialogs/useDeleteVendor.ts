import { graphql } from 'react-relay/hooks'
import type { useDeleteVendorMutation } from '#web/__generated__/useDeleteVendorMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Deletes a vendor contact; its card goes at once. */
export function useDeleteVendor() {
  const [run, pending] = useMutation<useDeleteVendorMutation>(
    graphql`
      mutation useDeleteVendorMutation($input: DeleteVendorContactInput!) {
        deleteVendorContact(input: $input) {
          deletedVendorContactId
        }
      }
    `,
    { success: 'Vendor contact deleted successfully', failure: 'Failed to delete vendor contact' },
  )
  const deleteVendor = (id: string) => run({ input: { id } })
  return [deleteVendor, pending] as const
}
