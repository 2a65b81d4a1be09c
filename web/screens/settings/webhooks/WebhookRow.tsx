import { Ellipsis, History, KeyRound, Pencil, Power, Send, Trash2, Webhook } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WebhookRow_webhook$key, WebhookStatus } from '#web/__generated__/WebhookRow_webhook.graphql.ts'
import type { WebhookRowTestMutation } from '#web/__generated__/WebhookRowTestMutation.graphql.ts'
import type { WebhookRowTurnMutation } from '#web/__generated__/WebhookRowTurnMutation.graphql.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { countOfEvents } from './eventWords.ts'
import { titleOf } from './titleOf.ts'

const statuses: Partial<Record<WebhookStatus, { word: string; tone: BadgeTone; why: string | null }>> = {
  ACTIVE: { word: 'Active', tone: 'green', why: null },
  FAILING: {
    word: 'Failing',
    tone: 'yellow',
    why: 'The latest attempt failed. It is tried again for a day.',
  },
  PAUSED: { word: 'Off', tone: 'neutral', why: null },
  DISABLED: { word: 'Turned off', tone: 'red', why: 'Nothing could be delivered for a day.' },
  GONE: { word: 'Turned off', tone: 'red', why: 'It answered that it wants no more messages.' },
}

/** A webhook: its address, whether it works, and its acts. */
export function WebhookRow({ webhook }: { webhook: WebhookRow_webhook$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on WebhookEndpoint {
        id
        url
        description
        events
        isActive
        status
        lastDeliveredAt
        ...settingsDialogs_webhook
      }
    `,
    webhook,
  )
  const { id, url, description, events, isActive, status, lastDeliveredAt } = data
  const title = titleOf({ description, url })
  const open = settingsDialogs.useOpen()
  const [sendTest] = useMutation<WebhookRowTestMutation>(
    graphql`
      mutation WebhookRowTestMutation($input: SendTestWebhookInput!) {
        sendTestWebhook(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Test event is on its way. The log shows what became of it.',
      subject: title,
      failure: 'Failed to send',
      offersRetry: true,
    },
  )
  const [turn] = useMutation<WebhookRowTurnMutation>(
    graphql`
      mutation WebhookRowTurnMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          webhook {
            isActive
          }
        }
      }
    `,
    {
      subject: title,
      success: ({ updateWebhook }) =>
        updateWebhook?.webhook.isActive ? 'Webhook turned on' : 'Webhook turned off',
      failure: 'Failed to update webhook',
      offersRetry: true,
    },
  )
  const { word, tone, why } = statuses[status] ?? { word: status, tone: 'neutral', why: null }
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Webhook aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium text-ink">{title}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="line-clamp-2 break-all text-muted text-sm" title={url}>
          {url}
        </p>
        <p className="break-words text-muted text-sm">
          {countOfEvents(events)} ·{' '}
          {lastDeliveredAt
            ? `Last delivered ${formatDateTime(lastDeliveredAt, timeZone)}`
            : 'Never delivered'}
        </p>
        {why && <p className="break-words text-ink text-sm">{why}</p>}
      </div>
      <Menu
        trigger={
          <IconButton label={`More: ${title}`} title="More" icon={<Ellipsis className="text-faint" />} />
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => open('editWebhook', { webhook: data })}>
          Edit
        </MenuItem>
        <MenuItem icon={<History />} onSelect={() => open('webhookLog', { webhook: data })}>
          Show log
        </MenuItem>
        {isActive && (
          <MenuItem icon={<Send />} onSelect={() => sendTest({ input: { id } })}>
            Send test event
          </MenuItem>
        )}
        <MenuItem icon={<Power />} onSelect={() => turn({ input: { id, isActive: !isActive } })}>
          {isActive ? 'Turn off' : 'Turn on'}
        </MenuItem>
        <MenuItem icon={<KeyRound />} onSelect={() => open('replaceSecret', { webhook: data })}>
          Replace Secret
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => open('deleteWebhook', { webhook: data })}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}
