import { KeyRound, PauseCircle } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApiKeyRow_apiKey$key } from '#web/__generated__/ApiKeyRow_apiKey.graphql.ts'
import { now } from '#web/lib/clock.ts'
import { formatDate } from '#web/lib/dates.ts'
import { timeAgo } from '#web/lib/timeAgo.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { roleNames } from './roleNames.ts'

/** An API key: name, role, creator and last use. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKeyRow_apiKey$key }) {
  const timeZone = useTimeZone()
  const data = useFragment(
    graphql`
      fragment ApiKeyRow_apiKey on ApiKey {
        name
        role
        prefix
        createdBy {
          fullName
        }
        createdAt
        lastUsedAt
        isPaused
        canRevoke
        ...settingsDialogs_apiKey
      }
    `,
    apiKey,
  )
  const { name, role, prefix, createdBy, createdAt, lastUsedAt, isPaused, canRevoke } = data
  const open = settingsDialogs.useOpen()
  // Read once: the time of the last use does not tick.
  const [shownAt] = useState(now)
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium text-ink">{name}</span>
          <Badge>{roleNames[role]}</Badge>
          {isPaused && (
            <Badge tone="yellow" icon={<PauseCircle aria-hidden />}>
              Paused
            </Badge>
          )}
        </p>
        <p className="text-muted text-sm">
          <code className="font-mono text-xs">{prefix}…</code> ·{' '}
          {lastUsedAt ? `Used ${timeAgo(lastUsedAt, shownAt)}` : 'Never used'}
        </p>
        <p className="break-words text-muted text-sm">
          Created by <span translate="no">{createdBy.fullName}</span> on {formatDate(createdAt, timeZone)}
          {isPaused && '. It lets nobody in while they are not an active admin.'}
        </p>
      </div>
      {canRevoke && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Revoke ${name}`}
          onClick={() => open('revokeKey', { apiKey: data })}
        >
          Revoke
        </Button>
      )}
    </li>
  )
}
