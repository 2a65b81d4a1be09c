import { graphql } from 'react-relay/hooks'
import type { useCreateVendorMutation } from '#web/__generated__/useCreateVendorMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, type SentVendor } from './vendorForm.ts'

/** Adds a vendor contact. */
export function useCreateVendor() {
  const [run] = useMutation<useCreateVendorMutation>(
    graphql`
      mutation useCreateVendorMutation($input: CreateVendorContactInput!) {
        createVendorContact(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Vendor contact created successfully', failure: 'Failed to create vendor contact' },
  )
  return ({ assignedTo, ...vendor }: SentVendor) =>
    run({ input: { ...vendor, assignedTo: assigneeInput(assignedTo) } })
}
