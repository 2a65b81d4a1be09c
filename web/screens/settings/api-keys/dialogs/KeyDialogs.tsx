import type { RefObject } from 'react'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import type { KeyDialogRequest } from '../keyDialogRequest.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx'

interface KeyDialogsProps {
  requests: DialogRequests<KeyDialogRequest>
  createButton: RefObject<HTMLButtonElement | null>
}

/** The dialogs for API keys. */
export function KeyDialogs({ requests: { request, dialog }, createButton }: KeyDialogsProps) {
  if (request?.kind === 'create')
    return <CreateKeyDialog {...dialog} finalFocus={() => createButton.current} />
  return request && <RevokeKeyDialog {...dialog} id={request.id} name={request.name} />
}
