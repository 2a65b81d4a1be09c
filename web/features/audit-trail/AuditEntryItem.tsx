import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditEntryItem_entry$key } from '#web/__generated__/AuditEntryItem_entry.graphql.ts'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { describeAction, fieldName, remainingChanges, valueText } from './sentence.ts'

const actorBadges: Partial<Record<string, string>> = { SUPERADMIN: 'Superadmin', API_KEY: 'API key' }

interface AuditEntryItemProps {
  entry: AuditEntryItem_entry$key
  timeZone: string
}

/** An entry of the audit trail: who did what and when, with the values that the sentence leaves out. */
export function AuditEntryItem({ entry, timeZone }: AuditEntryItemProps) {
  const { actorType, actorName, createdAt, action, subjectType, subjectName, businessName, changes } =
    useFragment(
      graphql`
      fragment AuditEntryItem_entry on AuditEntry {
        actorType
        actorName
        action
        subjectType
        subjectName
        businessName
        changes {
          field
          before
          after
        }
        createdAt
      }
    `,
      entry,
    )
  const act = { action, subjectType, subjectName, changes }
  const badge = actorBadges[actorType]
  const details = remainingChanges(act)
  return (
    <li className="flex gap-3 p-4">
      <Avatar name={actorName} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 flex-1 text-pretty break-words text-ink">
            <span className="font-medium">{actorName}</span> {describeAction(act)}{' '}
            {badge && <Badge className="ml-1 align-middle">{badge}</Badge>}
            {businessName && businessName !== subjectName && (
              <span className="block text-faint text-sm">{businessName}</span>
            )}
          </p>
          <time
            dateTime={createdAt}
            title={formatDateTime(createdAt, timeZone)}
            className="shrink-0 text-faint text-sm tabular-nums"
          >
            {formatTime(createdAt, timeZone)}
          </time>
        </div>
        {details.length > 0 && (
          <dl className="mt-1 grid gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[max-content_1fr]">
            {details.map(({ field, before, after }) => (
              <div key={field} className="contents">
                <dt className="text-muted max-sm:mt-1">{fieldName(field)}</dt>
                <dd className="min-w-0 break-words text-ink">
                  {before != null && before !== '' && after != null ? `${valueText(before)} → ` : ''}
                  {valueText(after ?? before)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
