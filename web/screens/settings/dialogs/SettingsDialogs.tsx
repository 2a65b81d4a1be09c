import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { EraseCustomerDialog } from '#web/features/customers/dialogs/EraseCustomerDialog.tsx'
import { CreateKeyDialog } from '../api-keys/dialogs/CreateKeyDialog.tsx'
import { RevokeKeyDialog } from '../api-keys/dialogs/RevokeKeyDialog.tsx'
import { FeedAddressDialog, TurnOffFeedDialog } from '../calendar-feed/FeedDialogs.tsx'
import { AddFieldDialog } from '../custom-fields/dialogs/AddFieldDialog.tsx'
import { DeleteFieldDialog } from '../custom-fields/dialogs/DeleteFieldDialog.tsx'
import { EditFieldDialog } from '../custom-fields/dialogs/EditFieldDialog.tsx'
import { DeleteOptionDialog } from '../interests/dialogs/DeleteOptionDialog.tsx'
import { EditOptionDialog } from '../interests/dialogs/EditOptionDialog.tsx'
import { ShownOnceDialog } from '../shown-once/ShownOnceDialog.tsx'
import { DeleteTagDialog } from '../tags/dialogs/DeleteTagDialog.tsx'
import { EditTagDialog } from '../tags/dialogs/EditTagDialog.tsx'
import { DeactivateDialog } from '../team/DeactivateDialog.tsx'
import { EraseDialog } from '../team/EraseDialog.tsx'
import { TakeOffFactorDialog } from '../team/TakeOffFactorDialog.tsx'
import { DeleteTrashEntryDialog } from '../trash/dialogs/DeleteTrashEntryDialog.tsx'
import { EmptyTrashDialog } from '../trash/dialogs/EmptyTrashDialog.tsx'
import { AddWebhookDialog } from '../webhooks/dialogs/AddWebhookDialog.tsx'
import { DeleteWebhookDialog } from '../webhooks/dialogs/DeleteWebhookDialog.tsx'
import { EditWebhookDialog } from '../webhooks/dialogs/EditWebhookDialog.tsx'
import { ReplaceSecretDialog } from '../webhooks/dialogs/ReplaceSecretDialog.tsx'
import { SecretDialog } from '../webhooks/dialogs/SecretDialog.tsx'
import { WebhookLogDialog } from '../webhooks/dialogs/WebhookLogDialog.tsx'

const dialogs = {
  feedAddress: FeedAddressDialog,
  turnOffFeed: TurnOffFeedDialog,
  deactivate: DeactivateDialog,
  erase: EraseDialog,
  takeOffFactor: TakeOffFactorDialog,
  editOption: EditOptionDialog,
  deleteOption: DeleteOptionDialog,
  editTag: EditTagDialog,
  deleteTag: DeleteTagDialog,
  addField: AddFieldDialog,
  editField: EditFieldDialog,
  deleteField: DeleteFieldDialog,
  deleteTrashEntry: DeleteTrashEntryDialog,
  emptyTrash: EmptyTrashDialog,
  eraseCustomer: EraseCustomerDialog,
  createKey: CreateKeyDialog,
  revokeKey: RevokeKeyDialog,
  addWebhook: AddWebhookDialog,
  editWebhook: EditWebhookDialog,
  deleteWebhook: DeleteWebhookDialog,
  replaceSecret: ReplaceSecretDialog,
  webhookLog: WebhookLogDialog,
  secret: SecretDialog,
  shownOnce: ShownOnceDialog,
}

export interface SettingsDialogsProps {
  opened: OpenedDialogs<typeof dialogs>
}

/** All dialogs of the settings. */
export function SettingsDialogs({ opened }: SettingsDialogsProps) {
  return <OpenDialogs dialogs={dialogs} opened={opened} />
}
