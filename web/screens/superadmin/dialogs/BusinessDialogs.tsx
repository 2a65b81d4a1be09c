import type { PreloadedQuery } from 'react-relay/hooks'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { BusinessDialogRequest } from '../businesses/businessDialogRequest.ts'
import { AddBusinessDialog } from './AddBusinessDialog.tsx'
import { DeleteBusinessDialog } from './DeleteBusinessDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { StopDialog } from './StopDialog.tsx'
import { UsersDialog } from './UsersDialog.tsx'

interface BusinessDialogsProps {
  /** The connection that shows the businesses. */
  list: string
  /** Whether the server encrypts exports. */
  encrypts: boolean
  addition: { dialog: DialogState }
  requests: DialogRequests<BusinessDialogRequest>
  /** Shown while the users of the business are loading. */
  users: PreloadedQuery<UsersQuery> | null | undefined
}

/** The dialogs of the panel. */
export function BusinessDialogs({ list, encrypts, addition, requests, users }: BusinessDialogsProps) {
  const { request, dialog, number } = requests
  return (
    <>
      <AddBusinessDialog list={list} {...addition.dialog} />
      {(request?.kind === 'suspend' || request?.kind === 'subscription') && (
        <StopDialog request={request} {...dialog} />
      )}
      {request?.kind === 'users' && <UsersDialog name={request.business.name} queryRef={users} {...dialog} />}
      {request?.kind === 'export' && (
        <ExportDialog key={number} business={request.business} encrypts={encrypts} {...dialog} />
      )}
      {request?.kind === 'delete' && (
        <DeleteBusinessDialog
          key={number}
          {...{ business: request.business, list, ...dialog }}
          onExport={() => requests.ask({ kind: 'export', business: request.business })}
        />
      )}
    </>
  )
}
