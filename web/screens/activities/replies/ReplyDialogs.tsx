import { graphql, useFragment } from 'react-relay/hooks'
import type { ReplyDialogs_business$key } from '#web/__generated__/ReplyDialogs_business.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AddCustomerDialog } from '#web/features/customers/dialogs/AddCustomerDialog.tsx'

const dialogs = { addCustomer: AddCustomerDialog }

export interface ReplyDialogsProps {
  business: ReplyDialogs_business$key
  opened: OpenedDialogs<typeof dialogs, 'business'>
}

/** The dialog that adds a customer with the number of a text. */
export function ReplyDialogs({ business, opened }: ReplyDialogsProps) {
  const data = useFragment(
    graphql`
      fragment ReplyDialogs_business on Business {
        ...AddCustomerDialog_business
      }
    `,
    business,
  )
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ business: data }} />
}
