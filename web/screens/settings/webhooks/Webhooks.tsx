import { Plus, Webhook } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Webhooks_business$key } from '#web/__generated__/Webhooks_business.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useAddressedButton } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { WebhookRow } from './WebhookRow.tsx'

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
  const open = settingsDialogs.useOpen()
  const list = useListFocus()
  const addButton = useAddressedButton('add-webhook')
  if (!canManageWebhooks) return null

  return (
    <PageSection
      id="webhooks"
      title="Webhooks"
      count={webhooks.length}
      description="A webhook tells one of your programs at once when something changes, such as a new customer or a completed appointment."
      action={
        canAddWebhooks && webhooks.length < mostWebhooks ? (
          <Button ref={addButton} icon={<Plus />} onClick={() => open('addWebhook')}>
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
        <Card as="ul" ref={list} flush className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </Card>
      )}
    </PageSection>
  )
}
