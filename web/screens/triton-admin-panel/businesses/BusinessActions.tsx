import { Ellipsis, Trash2, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessActions_business$key } from '#web/__generated__/BusinessActions_business.graphql.ts'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useSetActive } from '../useSetActive.ts'
import { useSetSubscription } from '../useSetSubscription.ts'
import type { BusinessDialogRequest } from './businessDialogRequest.ts'
import { type Subscription, subscriptions } from './status.ts'

interface BusinessActionsProps {
  business: BusinessActions_business$key
  onRequest: (task: BusinessDialogRequest) => void
  className: string
}

/** The actions for a business. Those that end sessions are confirmed first. */
export function BusinessActions({ business: reference, onRequest, className }: BusinessActionsProps) {
  const business = useFragment(
    graphql`
      fragment BusinessActions_business on ManagedBusiness {
        id
        name
        isActive
        subscriptionStatus
        canDelete
      }
    `,
    reference,
  )
  const { id, name, isActive, subscriptionStatus, canDelete } = business
  const [setActive, settingActive] = useSetActive()
  const [setSubscription, settingSubscription] = useSetSubscription()

  const choose = (status: Subscription | '') => {
    if (status === '' || status === subscriptionStatus) return
    if (status === 'ACTIVE') void setSubscription({ id, status })
    else onRequest({ kind: 'subscription', business, status })
  }

  return (
    <div className={classNames('flex items-center gap-2', className)}>
      <SelectField
        label={`Subscription of ${name}`}
        hideLabel
        options={subscriptions}
        value={subscriptions.find(({ value }) => value === subscriptionStatus)?.value ?? ''}
        onChange={choose}
        disabled={settingSubscription}
        className="w-36"
      />
      {isActive ? (
        <Button className="min-w-24" onClick={() => onRequest({ kind: 'suspend', business })}>
          Suspend
        </Button>
      ) : (
        <Button
          className="min-w-24"
          pending={settingActive}
          onClick={() => void setActive({ id, isActive: true })}
        >
          Activate
        </Button>
      )}
      <Button icon={<Users />} onClick={() => onRequest({ kind: 'users', business })}>
        View Users
      </Button>
      {/* The buttons of all rows stand below each other. */}
      {!canDelete && <span className="w-9 max-lg:hidden" />}
      {canDelete && (
        <Menu trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis />} />}>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onRequest({ kind: 'delete', business })}>
            Delete Business
          </MenuItem>
        </Menu>
      )}
    </div>
  )
}
