import { Archive } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemTab_query$key } from '#web/__generated__/SystemTab_query.graphql.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { ownTimeZone } from '../ownTimeZone.ts'
import { backupState, formatSize } from './backupState.ts'

/** The state of the platform: its backups. */
export function SystemTab({ query }: { query: SystemTab_query$key }) {
  const { superadmin } = useFragment(
    graphql`
      fragment SystemTab_query on Query {
        superadmin @required(action: THROW) {
          lastBackup {
            startedAt
            file
            size
          }
          latestBackupAttempt {
            state
            error
          }
        }
      }
    `,
    query,
  )
  const { lastBackup, latestBackupAttempt } = superadmin
  const attempt = latestBackupAttempt && {
    state: latestBackupAttempt.state,
    error: latestBackupAttempt.error ?? null,
  }
  const { badge, tone, text } = backupState(lastBackup, attempt)
  return (
    <Card className="flex max-w-4xl items-start gap-3">
      <Archive aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h2 className="text-muted text-sm">Backups</h2>
        <div className="mt-0.5 break-words font-medium text-ink">
          <Badge tone={tone}>{badge}</Badge>
          {text && <p className="mt-1 font-normal text-muted text-sm">{text}</p>}
          {lastBackup && (
            <p className="mt-1 font-normal text-muted text-sm">
              Last backup: {formatDateTime(lastBackup.startedAt, ownTimeZone())}
              {lastBackup.size != null && `, ${formatSize(lastBackup.size)}`}
              <br />
              {lastBackup.file}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
