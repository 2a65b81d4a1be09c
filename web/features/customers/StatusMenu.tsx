import { ChevronDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StatusMenu_customer$key } from '#web/__generated__/StatusMenu_customer.graphql.ts'
import { Menu, MenuChoices } from '#web/ui/overlays/Menu.tsx'
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx'
import { statusWords } from './customerStatus.ts'
import { statusOptions } from './statusOptions.ts'
import { useChangeStatus } from './useChangeStatus.ts'

/** The status of a customer as a badge, which opens a menu to change it. */
export function StatusMenu({ customer }: { customer: StatusMenu_customer$key }) {
  const { id, name, status, canEdit } = useFragment(
    graphql`
      fragment StatusMenu_customer on Customer {
        id
        name
        status
        canEdit
      }
    `,
    customer,
  )
  const [change, changing] = useChangeStatus({ id, name, status })
  const badge = <CustomerStatusBadge status={status} />
  if (!canEdit) return badge

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${statusWords[status]}, change the status of ${name}`}
          aria-busy={changing}
          className="-m-1 relative flex items-center gap-0.5 rounded-full p-1 transition-colors after:absolute pointer-coarse:after:-inset-2 hover:bg-hover aria-busy:opacity-60"
        >
          {badge}
          <ChevronDown aria-hidden className="size-3.5 text-faint print:hidden" />
        </button>
      }
    >
      <MenuChoices
        options={statusOptions}
        value={status}
        onChange={(chosen) => chosen !== status && void change(chosen)}
      />
    </Menu>
  )
}
