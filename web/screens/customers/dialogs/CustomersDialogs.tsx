import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomersDialogs_business$key } from '#web/__generated__/CustomersDialogs_business.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { AddCustomerDialog } from '#web/features/customers/dialogs/AddCustomerDialog.tsx'
import { ChangeStatusDialog } from '#web/features/customers/dialogs/ChangeStatusDialog.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { ViewDialog } from '../saved-views/dialogs/ViewDialog.tsx'
import type { ViewDialogRequest } from '../saved-views/viewDialogRequest.ts'
import { CustomerDialog } from './CustomerDialog.tsx'

interface CustomersDialogsProps {
  business: CustomersDialogs_business$key
  requests: DialogRequests<CustomerDialogRequest>
  viewRequests: DialogRequests<ViewDialogRequest>
  /** The list of cards, which gets the focus when the focused card is gone. */
  cards: RefObject<HTMLUListElement | null>
}

/** All dialogs of the list and its saved views. */
export function CustomersDialogs(props: CustomersDialogsProps) {
  const { business, requests, viewRequests, cards } = props
  const data = useFragment(
    graphql`
      fragment CustomersDialogs_business on Business {
        ...AddCustomerDialog_business
        ...CustomerDialog_business
      }
    `,
    business,
  )
  const addition = useDialogParam('add-customer')
  const statusChange = useDialogParam('change-status')
  const { request } = requests

  return (
    <>
      <AddCustomerDialog business={data} {...addition.dialog} />
      <ChangeStatusDialog {...statusChange.dialog} />
      {request && (
        <CustomerDialog
          key={requests.number}
          business={data}
          request={request}
          {...requests.dialog}
          focusAfterDelete={() => headingAt(cards.current, request.place)}
        />
      )}
      {viewRequests.request && (
        <ViewDialog key={viewRequests.number} request={viewRequests.request} {...viewRequests.dialog} />
      )}
    </>
  )
}

/** The name on the card that is now at this position, or on the last card. */
function headingAt(list: HTMLUListElement | null, place: number): HTMLElement | null {
  const card = list?.children[place] ?? list?.lastElementChild
  return card?.querySelector('h2') ?? document.querySelector('h1')
}
