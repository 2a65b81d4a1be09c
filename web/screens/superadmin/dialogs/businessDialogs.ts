import { graphql } from 'react-relay/hooks'
import type { businessDialogs_business$key } from '#web/__generated__/businessDialogs_business.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { BusinessDialogsProps } from './BusinessDialogs.tsx'

/** The dialogs of the tab. */
export const businessDialogs = defineDialogs<BusinessDialogsProps>({ add: 'add-business' })

export interface BusinessDialogProps extends DialogState {
  business: businessDialogs_business$key
}

/** The business of a dialog, which may outlive its row. */
export function useDialogBusiness(business: businessDialogs_business$key) {
  return useLastKnown(
    graphql`
      fragment businessDialogs_business on ManagedBusiness {
        id
        databaseId
        name
      }
    `,
    business,
  )
}
