import { graphql, useFragment } from 'react-relay/hooks'
import type { LoggedMessageRow_message$key } from '#web/__generated__/LoggedMessageRow_message.graphql.ts'
import type { LoggedMessageRowMutation } from '#web/__generated__/LoggedMessageRowMutation.graphql.ts'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { dayOf } from '#web/lib/days.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'

interface LoggedMessageRowProps {
  message: LoggedMessageRow_message$key
  /** Whether the webhook is turned on. */
  canSend: boolean
}

const states: Record<string, { word: string; tone: BadgeTone }> = {
  PENDING: { word: 'Waiting', tone: 'yellow' },
  DELIVERED: { word: 'Delivered', tone: 'green' },
  FAILED: { word: 'Failed', tone: 'red' },
}

const duration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`)

/** A message of the log: event, state, attempts and the latest answer. */
export function LoggedMessageRow({ message, canSend }: LoggedMessageRowProps) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment LoggedMessageRow_message on WebhookDelivery {
        id
        event
        record
        body
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
  const [sendAgain, pending] = useMutation<LoggedMessageRowMutation>(
    graphql`
      mutation LoggedMessageRowMutation($input: SendWebhookAgainInput!) {
        sendWebhookAgain(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Message is on its way', subject: data.event, failure: 'Failed to send' },
  )
  const { id, event, record, state, attempts, responseStatus, durationMs, error, nextAttemptAt } = data
  const { word, tone } = states[state] ?? { word: state, tone: 'neutral' }
  const isSameDay = (instant: string) => dayOf(instant, timeZone) === dayOf(data.createdAt, timeZone)
  const next = (at: string) => (isSameDay(at) ? formatTime(at, timeZone) : formatDateTime(at, timeZone))
  const number = record.slice(record.indexOf(':') + 1)
  const facts = [
    attempts > 0 && (attempts === 1 ? '1 attempt' : `${attempts} attempts`),
    // The error names the status of a refusal.
    responseStatus != null && !error && `answer ${responseStatus}`,
    attempts > 0 && durationMs != null && duration(durationMs),
    state === 'PENDING' && nextAttemptAt && `next attempt ${next(nextAttemptAt)}`,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <code className="min-w-0 break-words font-mono text-ink text-sm">
            {event} {number}
          </code>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="break-words text-muted text-sm">
          {[formatDateTime(data.createdAt, timeZone), ...facts].join(' · ')}
        </p>
        {error && <p className="break-words text-danger-ink text-sm">{error}</p>}
        {attempts > 0 && (
          <details className="mt-1 text-sm">
            <summary className="min-h-6 cursor-pointer text-muted">What was sent</summary>
            <code
              translate="no"
              className="block rounded-md bg-neutral-soft px-3 py-2 text-ink wrap-anywhere"
            >
              {data.body}
            </code>
          </details>
        )}
      </div>
      {canSend && (
        <Button
          size="sm"
          aria-label={`Send again: ${event} ${number}`}
          pending={pending}
          onClick={() => void sendAgain({ input: { id } })}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
