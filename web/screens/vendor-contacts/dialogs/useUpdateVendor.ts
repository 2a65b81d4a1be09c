import { graphql } from 'react-relay/hooks'
import type { useUpdateVendorMutation } from '#web/__generated__/useUpdateVendorMutation.graphql.ts'
import { placeAnsweredVendor } from '#web/components/vendor-lists/vendorLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { assigneeInput, type SentVendor, type VendorValues } from './useVendorForm.ts'

/** What was changed of it: what a colleague changes meanwhile in other fields stays. */
function changesOf(before: VendorValues, { assignedTo, ...sent }: SentVendor) {
  const changed = Object.entries(sent).filter(
    ([name, value]) => (value ?? '') !== before[name as keyof VendorValues],
  )
  return {
    ...(Object.fromEntries(changed) as Partial<typeof sent>),
    ...(assignedTo !== before.assignedTo && { assignedTo: assigneeInput(assignedTo) }),
  }
}

/** Changes a vendor contact. */
export function useUpdateVendor() {
  const [run] = useMutation<useUpdateVendorMutation>(
    graphql`
      mutation useUpdateVendorMutation($input: UpdateVendorContactInput!) {
        updateVendorContact(input: $input) {
          vendorContact {
            ...vendorLists_vendorContact
          }
          business {
            # eslint-disable-next-line relay/unused-fields
            id
          }
        }
      }
    `,
    { success: 'Vendor contact updated successfully', failure: 'Failed to update vendor contact' },
  )
  return (id: string, before: VendorValues, sent: SentVendor) =>
    run(
      { input: { id, ...changesOf(before, sent) } },
      { updater: placeAnsweredVendor('updateVendorContact') },
    )
}
