import { Plus, Webhook } from 'lucide-react'
import { lazy, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Webhooks_business$key } from '#web/__generated__/Webhooks_business.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import type { WebhookDialogRequest } from './webhookDialogRequest.ts'

const loadDialogs = () => import('./dialogs/WebhookDialogs.tsx')
const WebhookDialogs = lazy(async () => ({ default: (await loadDialogs()).WebhookDialogs }))

/** The webhooks of the business, only for admins. */
export function Webhooks({ business }: { business: Webhooks_business$key }) {
  const { canManageWebhooks, timeZone, webhooks } = useFragment(
    graphql`
      fragment Webhooks_business on Business {
        canManageWebhooks
        timeZone
        webhooks {
          id
          ...WebhookRow_webhook
        }
      }
    `,
    business,
  )
  const requests = useDialogRequest<WebhookDialogRequest>()
  const addButton = useRef<HTMLButtonElement>(null)
  if (!canManageWebhooks) return null

  return (
    <Card as="section" flush aria-label="Webhooks" className="mt-6 max-w-4xl">
      <CardHeader
        title="Webhooks"
        count={webhooks.length}
        actions={
          <Button
            ref={addButton}
            size="sm"
            icon={<Plus />}
            onClick={() => requests.ask({ kind: 'add' }, undefined)}
          >
            Add Webhook
          </Button>
        }
      />
      {webhooks.length === 0 ? (
        <EmptyState compact icon={<Webhook />} title="No webhooks yet">
          A webhook tells one of your programs at once when something changes, such as a new customer or a
          completed appointment.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} timeZone={timeZone} onRequest={requests.ask} />
          ))}
        </ul>
      )}
      <LazyDialogs open={requests.open} load={loadDialogs}>
        <WebhookDialogs key={requests.number} requests={requests} addButton={addButton} timeZone={timeZone} />
      </LazyDialogs>
    </Card>
  )
}
