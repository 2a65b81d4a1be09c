import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemTab_viewer$key } from '#web/__generated__/SystemTab_viewer.graphql.ts'
import { ApiKeys } from '../api-keys/ApiKeys.tsx'
import { AuditTrail } from '../audit-trail/AuditTrail.tsx'
import { SystemCards } from './SystemCards.tsx'

/** The tab *System*: state, API keys, calendar feed and audit trail. */
export function SystemTab({ viewer }: { viewer: SystemTab_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment SystemTab_viewer on Viewer {
        ...SystemCards_viewer
        business {
          ...ApiKeys_business
          ...AuditTrail_business
        }
      }
    `,
    viewer,
  )
  return (
    <div className="flex flex-col gap-8">
      <SystemCards viewer={data} />
      <ApiKeys business={data.business} />
      <AuditTrail business={data.business} />
    </div>
  )
}
