import { graphql } from 'react-relay/hooks'
import type { useUpdateVendorMutation } from '#web/__generated__/useUpdateVendorMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, type SentVendor } from './vendorForm.ts'

/** Changes the given fields of a vendor contact. */
export function useUpdateVendor() {
  const [run] = useMutation<useUpdateVendorMutation>(
    graphql`
      mutation useUpdateVendorMutation($input: UpdateVendorContactInput!) {
        updateVendorContact(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Vendor contact updated successfully', failure: 'Failed to update vendor contact' },
  )
  return (id: string, { assignedTo, ...changes }: Partial<SentVendor>) =>
    run({
      input: { id, ...changes, ...(assignedTo !== undefined && { assignedTo: assigneeInput(assignedTo) }) },
    })
}
