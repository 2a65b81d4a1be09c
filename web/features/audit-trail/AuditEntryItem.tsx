import { graphql, useFragment } from 'react-relay/hooks'
import type { AuditEntryItem_entry$key } from '#web/__generated__/AuditEntryItem_entry.graphql.ts'
import { formatDateTime, formatTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { changeText, describeAction, untold } from './sentence.ts'
import { fieldName } from './values.ts'

const actorBadges: Partial<Record<string, string>> = { SUPERADMIN: 'Superadmin', API_KEY: 'API key' }

/** An entry of the audit trail: who did what and when, and the changed values that the sentence does not mention. */
export function AuditEntryItem({ entry }: { entry: AuditEntryItem_entry$key }) {
  const timeZone = useTimeZone()
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
  const act = { action, actorName, subjectType, subjectName, changes, timeZone }
  const badge = actorBadges[actorType]
  const details = untold(act)
  const sentence = describeAction(act)
  return (
    <li className="flex gap-3 p-4">
      <Avatar name={actorName} />
      <div className="min-w-0 flex-1 pt-1.5">
        <div className="flex items-baseline gap-x-3 max-sm:flex-col">
          <p className="min-w-0 flex-1 text-pretty break-words text-ink">
            <span className="font-medium">{actorName}</span> {sentence}{' '}
            {badge && <Badge className="ml-1 align-middle">{badge}</Badge>}
            {businessName && !sentence.includes(businessName) && (
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
          <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-3 gap-y-0.5 text-sm">
            {details.map(({ field, before, after }) => (
              <div key={field} className="contents">
                <dt className="text-muted">{fieldName(field)}</dt>
                <dd className="min-w-0 break-words text-ink">{changeText(act, { field, before, after })}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
