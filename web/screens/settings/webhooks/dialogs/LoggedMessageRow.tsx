import { graphql } from 'react-relay/hooks'
import type { LoggedMessageRowMutation } from '#web/__generated__/LoggedMessageRowMutation.graphql.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import type { LoggedMessage } from './useWebhookLog.ts'

interface LoggedMessageRowProps {
  message: LoggedMessage
  timeZone: string
  /** Whether the webhook is turned on. */
  canSend: boolean
  onSent: () => void
}

const states: Record<string, { word: string; tone: BadgeTone }> = {
  PENDING: { word: 'Waiting', tone: 'yellow' },
  DELIVERED: { word: 'Delivered', tone: 'green' },
  FAILED: { word: 'Failed', tone: 'red' },
}

/** A message of the log: event, state, attempts and the latest answer. */
export function LoggedMessageRow({ message, timeZone, canSend, onSent }: LoggedMessageRowProps) {
  const [sendAgain, pending] = useMutation<LoggedMessageRowMutation>(
    graphql`
      mutation LoggedMessageRowMutation($input: SendWebhookAgainInput!) {
        sendWebhookAgain(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Message is on its way', failure: 'Failed to send' },
  )
  const { id, event, record, state, attempts, responseStatus, durationMs, error, nextAttemptAt } = message
  const { word, tone } = states[state] ?? { word: state, tone: 'neutral' }
  const number = record.slice(record.indexOf(':') + 1)
  const facts = [
    attempts > 0 && (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
    responseStatus != null && `answer ${responseStatus}`,
    attempts > 0 && durationMs != null && `${durationMs} ms`,
    state === 'PENDING' && nextAttemptAt && `next attempt ${formatDateTime(nextAttemptAt, timeZone)}`,
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <code className="min-w-0 break-words font-mono text-xs">
            {event} {number}
          </code>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="break-words text-muted text-sm">
          {[formatDateTime(message.createdAt, timeZone), ...facts].join(' · ')}
        </p>
        {error && <p className="break-words text-danger-ink text-sm">{error}</p>}
      </div>
      {canSend && (
        <Button
          size="sm"
          aria-label={`Send again: ${event} ${number}`}
          pending={pending}
          onClick={async () => {
            if ((await sendAgain({ input: { id } })).ok) onSent()
          }}
        >
          Send Again
        </Button>
      )}
    </li>
  )
}
