import { Plus, Webhook } from 'lucide-react'
import { lazy, useRef } from 'react'
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks'
import type { WebhookLogQuery } from '#web/__generated__/WebhookLogQuery.graphql.ts'
import logQuery from '#web/__generated__/WebhookLogQuery$parameters.ts'
import type { Webhooks_business$key } from '#web/__generated__/Webhooks_business.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useAddressedAct } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import type { ShownWebhook, WebhookDialogRequest } from './webhookDialogRequest.ts'

const loadDialogs = () => import('./dialogs/WebhookDialogs.tsx')
const WebhookDialogs = lazy(async () => ({ default: (await loadDialogs()).WebhookDialogs }))

/** The webhooks of the business, only for admins. */
export function Webhooks({ business }: { business: Webhooks_business$key }) {
  const { canAddWebhooks, canManageWebhooks, mostWebhooks, webhooks } = useFragment(
    graphql`
      fragment Webhooks_business on Business {
        canAddWebhooks
        canManageWebhooks
        mostWebhooks
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
  const [log, load] = useQueryLoader<WebhookLogQuery>(logQuery)
  const loadLog = ({ id }: ShownWebhook) => load({ id }, { fetchPolicy: 'network-only' })
  const ask = (request: WebhookDialogRequest) => {
    if (request.kind === 'log') loadLog(request.webhook)
    requests.ask(request)
  }
  const canAdd = canAddWebhooks && webhooks.length < mostWebhooks
  const add = () => requests.ask({ kind: 'add' })
  useAddressedAct('add-webhook', () => canAdd && add())
  if (!canManageWebhooks) return null

  return (
    <PageSection
      id="webhooks"
      title="Webhooks"
      count={webhooks.length}
      description="A webhook tells one of your programs at once when something changes, such as a new customer or a completed appointment."
      action={
        canAdd ? (
          <Button ref={addButton} icon={<Plus />} onClick={add}>
            Add Webhook
          </Button>
        ) : (
          <Notice>
            {canAddWebhooks
              ? `A business has at most ${mostWebhooks} webhooks. Delete one that is no longer used.`
              : 'Webhooks cannot be added in the demo.'}
          </Notice>
        )
      }
    >
      {webhooks.length === 0 ? (
        <Card>
          <EmptyState compact icon={<Webhook />} title="No webhooks yet">
            {canAddWebhooks && 'Add the address of your program, and choose what it should be told.'}
          </EmptyState>
        </Card>
      ) : (
        <Card as="ul" flush className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onRequest={ask} />
          ))}
        </Card>
      )}
      <LazyDialogs open={requests.open} load={loadDialogs}>
        <WebhookDialogs key={requests.number} {...{ requests, addButton, log, loadLog }} />
      </LazyDialogs>
    </PageSection>
  )
}
