import { Archive, Database, ListChecks, ShieldCheck, Tag } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemTab_query$key } from '#web/__generated__/SystemTab_query.graphql.ts'
import { StateBadge, StateFact } from '#web/components/StateFact.tsx'
import { OwnPasskeys } from '#web/features/passkeys/OwnPasskeys.tsx'
import { OwnSecondFactor } from '#web/features/second-factor/OwnSecondFactor.tsx'
import { OwnSessions } from '#web/features/sessions/OwnSessions.tsx'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { browserTimeZone } from '#web/lib/timeZone.ts'
import { useRefreshAt } from '#web/relay/useRefreshAt.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { backupState, formatSize } from './backupState.ts'
import { jobState } from './jobState.ts'
import { useNextCheck } from './useNextCheck.ts'

/** The state of the platform: its database, its job queue and its backups. */
export function SystemTab({ query }: { query: SystemTab_query$key }) {
  const { secondFactor, passkeys, superadmin } = useFragment(
    graphql`
      fragment SystemTab_query on Query {
        secondFactor {
          __typename
        }
        passkeys {
          __typename
        }
        superadmin @required(action: THROW) {
          system {
            checkedAt
            version
            databaseDelay
            dueJobs
            oldestDueJobAt
            failedJobs
          }
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
  useRefreshAt(useNextCheck(superadmin.system.checkedAt))
  const { lastBackup, latestBackupAttempt } = superadmin
  const { checkedAt, version, databaseDelay, dueJobs, oldestDueJobAt, failedJobs } = superadmin.system
  const attempt = latestBackupAttempt && {
    state: latestBackupAttempt.state,
    error: latestBackupAttempt.error ?? null,
  }
  const timeZone = browserTimeZone()
  const backup = backupState(lastBackup, attempt, Date.parse(checkedAt))
  const jobs = jobState({ checkedAt, dueJobs, oldestDueJobAt, failedJobs })

  return (
    <PageSection
      id="system"
      title="System"
      description={
        <>
          Whether the server works as it should. Checked at{' '}
          <time dateTime={checkedAt} className="whitespace-nowrap tabular-nums">
            {formatTime(checkedAt, timeZone)}
          </time>
          , again every 30 seconds.
        </>
      }
    >
      <Card as="dl" flush className="divide-y divide-line">
        <StateFact Icon={Tag} label="Version">
          <span className="min-w-0 break-all font-normal text-muted tabular-nums">{version}</span>
        </StateFact>
        {/* No detail: screen readers would announce each measurement. */}
        <StateFact Icon={Database} label="Database">
          <StateBadge label="Connected" tone="green" />
          <span className="font-normal text-muted tabular-nums">It answered in {databaseDelay} ms.</span>
        </StateFact>
        <StateFact Icon={ListChecks} label="Background jobs" detail={jobs.text}>
          <StateBadge {...jobs} />
        </StateFact>
        <StateFact Icon={Archive} label="Backups" detail={backup.text}>
          <StateBadge {...backup} />
        </StateFact>
        <StateFact Icon={ShieldCheck} label="Your sign-in">
          <OwnSecondFactor isOn={secondFactor != null} hasPasskey={Boolean(passkeys?.length)} />
          <OwnPasskeys />
          <OwnSessions />
        </StateFact>
        {lastBackup && (
          <StateFact Icon={Archive} label="Last backup">
            <span className="min-w-0 break-all font-normal text-muted">
              <span className="text-ink tabular-nums">
                {formatDateTime(lastBackup.startedAt, timeZone)}
                {lastBackup.size != null && `, ${formatSize(lastBackup.size)}`}
              </span>
              <br />
              {lastBackup.file}
            </span>
          </StateFact>
        )}
      </Card>
    </PageSection>
  )
}
