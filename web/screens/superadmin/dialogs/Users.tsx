import { KeyRound, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { Users_query$data, Users_query$key } from '#web/__generated__/Users_query.graphql.ts'
import type { UsersQuery } from '#web/__generated__/UsersQuery.graphql.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { roleWords } from '#web/features/team/roleWords.ts'
import { formatDate } from '#web/lib/dates.ts'
import { browserTimeZone } from '#web/lib/timeZone.ts'
import { usePages } from '#web/relay/usePages.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'

type Business = NonNullable<Users_query$data['superadmin']['business']>

export type ManagedUser = Business['users']['edges'][number]['node']

/** The users of a business, in the order in which they joined. */
export function Users({ queryRef }: { queryRef: PreloadedQuery<UsersQuery> }) {
  const query = usePreloadedQuery<UsersQuery>(
    graphql`
      query UsersQuery($id: ID!) @preloadable {
        ...Users_query @arguments(id: $id)
      }
    `,
    queryRef,
  )
  const { data, more } = usePages<Users_query$key>(
    graphql`
      fragment Users_query on Query
      @argumentDefinitions(
        id: { type: "ID!" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "UsersPaginationQuery") {
        superadmin @required(action: THROW) {
          business(id: $id) {
            name
            users(first: $count, after: $cursor) @connection(key: "Users_users") {
              edges {
                node {
                  id
                  fullName
                  username
                  email
                  role
                  isActive
                  lastLoginAt
                  canChangePassword
                  canRemoveSecondFactor
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { business } = data.superadmin
  if (!business) return <p className="py-4 text-muted">This business has been deleted.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {business.users.edges.map(({ node: user }) => (
          <User key={user.id} user={user} businessName={business.name} />
        ))}
      </ul>
      <LoadMore {...more} noun="users" />
    </>
  )
}

function User({ user, businessName }: { user: ManagedUser; businessName: string }) {
  const [changing, setChanging] = useState(false)
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span translate="no" className="break-words font-medium text-ink">
            {user.fullName}
          </span>
          <Badge>{roleWords[user.role]}</Badge>
          {!user.isActive && <Badge tone="yellow">Inactive</Badge>}
        </p>
        <p className="break-words text-muted text-sm">
          <span translate="no">{user.username}</span>, <span translate="no">{user.email}</span>
        </p>
        <p className="text-muted text-sm">
          {user.lastLoginAt
            ? `Last signed in ${formatDate(user.lastLoginAt, browserTimeZone())}`
            : 'Has not signed in yet'}
        </p>
      </div>
      {user.canChangePassword && (
        <Button
          icon={<KeyRound />}
          onClick={() => setChanging(true)}
          aria-label={`Change Password of ${user.fullName}`}
        >
          Change Password
        </Button>
      )}
      {user.canRemoveSecondFactor && (
        <Button
          icon={<ShieldOff />}
          onClick={() => setRemoving(true)}
          aria-label={`Remove Second Factor of ${user.fullName}`}
        >
          Remove Second Factor
        </Button>
      )}
      <RemoveFactorDialog user={user} open={removing} onClose={() => setRemoving(false)} />
      <ChangePasswordDialog
        user={user}
        businessName={businessName}
        open={changing}
        onClose={() => setChanging(false)}
        onReopen={() => setChanging(true)}
      />
    </li>
  )
}
