import type { WebhookEvent } from '#web/__generated__/WebhookRow_webhook.graphql.ts'

/** A webhook as its dialogs need it. */
export interface ShownWebhook {
  readonly id: string
  readonly url: string
  readonly description: string | null | undefined
  readonly events: readonly WebhookEvent[]
  readonly isActive: boolean
}

/** A request for a dialog: a new webhook, or an act on one. */
export type WebhookDialogRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'secret' | 'log' | 'delete'; readonly webhook: ShownWebhook }

/** The host of an address, which tells webhooks apart. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** The name of a webhook on screen: its description, else its host. */
export const titleOf = ({ description, url }: Pick<ShownWebhook, 'description' | 'url'>) =>
  description || hostOf(url)
