import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ViewDialogRequest } from '../viewDialogRequest.ts'
import { DeleteViewDialog } from './DeleteViewDialog.tsx'
import { RenameViewDialog } from './RenameViewDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'

interface ViewDialogProps extends DialogState {
  request: ViewDialogRequest
}

/** The requested dialog of a saved view. */
export function ViewDialog({ request, ...dialog }: ViewDialogProps) {
  switch (request.kind) {
    case 'save':
      return <SaveViewDialog view={request.view} {...dialog} />
    case 'rename':
      return <RenameViewDialog view={request.view} {...dialog} />
    case 'delete':
      return <DeleteViewDialog view={request.view} {...dialog} />
  }
}
