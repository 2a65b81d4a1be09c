import { ChevronDown, Pause, Play } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StateMenu_business$key } from '#web/__generated__/StateMenu_business.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { businessDialogs } from '../dialogs/businessDialogs.ts'
import { useSetActive } from '../useSetActive.ts'
import { useSetSubscription } from '../useSetSubscription.ts'
import { type Subscription, statusShown, subscriptions } from './status.ts'

/**
 * The status of a business as a badge with a menu to suspend or activate it and to change its subscription. A change
 * that ends sessions is confirmed first.
 */
export function StateMenu({ business: reference }: { business: StateMenu_business$key }) {
  const open = businessDialogs.useOpen()
  const business = useFragment(
    graphql`
      fragment StateMenu_business on ManagedBusiness {
        id
        name
        isActive
        status
        subscriptionStatus
        ...businessDialogs_business
      }
    `,
    reference,
  )
  const { id, name, isActive, subscriptionStatus } = business
  const [setActive, settingActive] = useSetActive()
  const [setSubscription, settingSubscription] = useSetSubscription()
  const { label, tone } = statusShown(business.status)
  const choose = (status: Subscription) => {
    if (status === subscriptionStatus) return
    if (status === 'ACTIVE') void setSubscription({ id, status })
    else open('stop', { business, status })
  }

  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${label}, change the status of ${name}`}
          aria-busy={settingActive || settingSubscription}
          className="-m-1 relative flex items-center gap-0.5 rounded-full p-1 transition-colors after:absolute pointer-coarse:after:-inset-2 hover:bg-hover aria-busy:opacity-60"
        >
          <Badge tone={tone}>{label}</Badge>
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </button>
      }
    >
      {isActive ? (
        <MenuItem icon={<Pause />} onSelect={() => open('stop', { business })}>
          Suspend Business
        </MenuItem>
      ) : (
        <MenuItem icon={<Play />} onSelect={() => void setActive({ id, isActive: true })}>
          Activate business
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoices
        options={subscriptions.map(({ value, label: word }) => ({ value, label: `Subscription ${word}` }))}
        value={subscriptionStatus as Subscription}
        onChange={choose}
      />
    </Menu>
  )
}
