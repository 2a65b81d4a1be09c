import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SessionRow_session$key } from '#web/__generated__/SessionRow_session.graphql.ts'
import type { SessionRowMutation } from '#web/__generated__/SessionRowMutation.graphql.ts'
import { now } from '#web/lib/clock.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'

/** A session counts as active for so long after its last use, in milliseconds; the server writes that about once a minute. */
const activeFor = 10 * 60_000

/** A session: where it is, when it was used, and the button that ends it unless it is the current one. */
export function SessionRow({ session }: { session: SessionRow_session$key }) {
  const { id, device, network, place, signedInAt, lastSeenAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        device
        network
        place
        signedInAt
        lastSeenAt
        isCurrent
      }
    `,
    session,
  )
  const [end, ending] = useMutation<SessionRowMutation>(
    graphql`
      mutation SessionRowMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          ended
        }
      }
    `,
    {
      success: 'The session has ended',
      subject: device,
      failure: 'Failed to end the session',
      offersRetry: true,
    },
  )
  // Read once: the times do not tick.
  const [shownAt] = useState(now)
  const isActive = isCurrent || shownAt - Date.parse(lastSeenAt) < activeFor
  const name = device ?? 'Unknown device'
  const Icon = /\b(iOS|Android)\b/.test(name) ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h3 tabIndex={-1} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          {name}
          {isCurrent && <Badge tone="green">This browser</Badge>}
        </h3>
        <p className="break-words text-muted text-sm">{[place, network].filter(Boolean).join(' · ')}</p>
        <p className="text-muted text-sm">
          {isActive ? 'Active now' : `Last seen ${timeAgo(lastSeenAt, shownAt)}`} ·{' '}
          <span className="inline-block">signed in {timeAgo(signedInAt, shownAt)}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          variant="ghost"
          pending={ending}
          aria-label={`End session: ${name}`}
          onClick={() => void end({ input: { id } })}
        >
          End session
        </Button>
      )}
    </li>
  )
}
