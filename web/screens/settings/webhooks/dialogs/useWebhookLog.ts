import { useEffect, useEffectEvent } from 'react'
import { graphql, readInlineData } from 'react-relay/hooks'
import type { useWebhookLog_message$key } from '#web/__generated__/useWebhookLog_message.graphql.ts'
import type {
  useWebhookLogQuery,
  useWebhookLogQuery$data,
} from '#web/__generated__/useWebhookLogQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

export type LoggedMessage = ReturnType<typeof read>

/** The messages of the answer; empty when the webhook no longer exists. */
function messagesOf({ node }: useWebhookLogQuery$data) {
  return (node?.deliveries?.edges ?? []).map(({ node: message }) => read(message))
}

function read(message: useWebhookLog_message$key) {
  const { id, event, record, state, attempts, responseStatus, durationMs, error, nextAttemptAt, createdAt } =
    readInlineData(
      graphql`
        fragment useWebhookLog_message on WebhookDelivery @inline {
          id
          event
          record
          state
          attempts
          responseStatus
          durationMs
          error
          nextAttemptAt
          createdAt
        }
      `,
      message,
    )
  return { id, event, record, state, attempts, responseStatus, durationMs, error, nextAttemptAt, createdAt }
}

/** The latest messages of a webhook, requested when the dialog opens; `messages` is null until then. */
export function useWebhookLog(id: string) {
  const { answer, failed, askNow } = useDebouncedQuery<useWebhookLogQuery>(query)
  const ask = () => askNow({ id })
  const askOnce = useEffectEvent(ask)
  useEffect(() => askOnce(), [])
  return { messages: failed || !answer ? null : messagesOf(answer.data), failed, ask }
}

const query = graphql`
  query useWebhookLogQuery($id: ID!) {
    node(id: $id) {
      ... on WebhookEndpoint {
        deliveries(first: 50) {
          edges {
            node {
              ...useWebhookLog_message
            }
          }
        }
      }
    }
  }
`
