import { graphql, useFragment } from 'react-relay/hooks'
import type { HotBoardDialogs_business$key } from '#web/__generated__/HotBoardDialogs_business.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { AddItemDialog } from '#web/features/hot-board/AddItemDialog.tsx'
import { nobody } from '#web/features/hot-board/itemForm.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { addItemDialog } from '../hot-board.route.ts'
import { EditItemDialog } from './EditItemDialog.tsx'
import type { ItemDialogRequest } from './itemDialogRequest.ts'
import { ResolveItemDialog } from './ResolveItemDialog.tsx'

interface HotBoardDialogsProps {
  business: HotBoardDialogs_business$key
  requests: DialogRequests<ItemDialogRequest>
}

/** All dialogs of the board. */
export function HotBoardDialogs({ business, requests }: HotBoardDialogsProps) {
  const data = useFragment(
    graphql`
      fragment HotBoardDialogs_business on Business {
        ...AddItemDialog_business
        ...EditItemDialog_business
      }
    `,
    business,
  )
  const addition = useDialogParam(addItemDialog)
  const { request, dialog } = requests

  return (
    <>
      <AddItemDialog business={data} {...addition.dialog} assignedTo={nobody} />
      {request?.kind === 'edit' && <EditItemDialog business={data} item={request.item} {...dialog} />}
      {request?.kind === 'resolve' && <ResolveItemDialog item={request.item} {...dialog} />}
    </>
  )
}
