import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import type { WebhookLog_webhook$key } from '#web/__generated__/WebhookLog_webhook.graphql.ts'
import type { WebhookLogQuery } from '#web/__generated__/WebhookLogQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { LoggedMessageRow } from './LoggedMessageRow.tsx'

const query = graphql`
  query WebhookLogQuery($id: ID!) @preloadable {
    node(id: $id) {
      ...WebhookLog_webhook @alias(as: "webhook")
    }
  }
`

const shows: readonly ChangedType[] = ['WebhookEndpoint', 'WebhookDelivery']

/** The messages to a webhook and what became of them, newest first, page by page. */
export function WebhookLog({ queryRef }: { queryRef: PreloadedQuery<WebhookLogQuery> }) {
  const extraPages = useRefreshedQuery(query, shows, queryRef.variables)
  const { node } = usePreloadedQuery<WebhookLogQuery>(query, queryRef)
  const webhook = node?.webhook
  if (!webhook) return <p className="text-muted">This webhook has been deleted.</p>
  return (
    <ExtraPagesProvider value={extraPages}>
      <Messages webhook={webhook} />
    </ExtraPagesProvider>
  )
}

function Messages({ webhook }: { webhook: WebhookLog_webhook$key }) {
  const { data, more } = usePages(
    graphql`
      fragment WebhookLog_webhook on WebhookEndpoint
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "WebhookLogPaginationQuery") {
        isActive
        deliveries(first: $count, after: $cursor) @connection(key: "WebhookLog_deliveries") {
          edges {
            node {
              id
              ...LoggedMessageRow_message
            }
          }
        }
      }
    `,
    webhook,
  )
  const { isActive, deliveries } = data
  if (deliveries.edges.length === 0) {
    return (
      <p className="text-muted">
        Nothing has been sent yet. <span className="text-ink">Send test event</span> in the menu of the
        webhook tries it out.
      </p>
    )
  }
  return (
    <>
      {!isActive && <Notice>The webhook is off. Turn it on to send messages again.</Notice>}
      <ul aria-label="Messages" className="flex flex-col divide-y divide-line">
        {deliveries.edges.map(({ node }) => (
          <LoggedMessageRow key={node.id} message={node} canSend={isActive} />
        ))}
      </ul>
      <LoadMore {...more} noun="messages" />
    </>
  )
}
