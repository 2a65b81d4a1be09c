import { graphql } from 'react-relay/hooks'
import type { dialogContact_contact$key } from '#web/__generated__/dialogContact_contact.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

export interface ContactDialogProps extends DialogState {
  contact: dialogContact_contact$key
}

/** The contact of a dialog, which may outlive its card. */
export function useDialogContact(contact: dialogContact_contact$key) {
  return useLastKnown(
    graphql`
      fragment dialogContact_contact on Contact {
        id
        customerName
        scheduledDate
      }
    `,
    contact,
  )
}
