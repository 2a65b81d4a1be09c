import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DuplicateGroup_group$key } from '#web/__generated__/DuplicateGroup_group.graphql.ts'
import type { DuplicateGroupMutation } from '#web/__generated__/DuplicateGroupMutation.graphql.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { duplicatesDialogs } from './dialogs/duplicatesDialogs.ts'

const reasons = {
  PHONE: 'Same phone number',
  EMAIL: 'Same email address',
  CITY: 'Same name and city',
  STREET: 'Same name and street',
} as const

/** Customers who may be one person: two of them are merged at a time. */
export function DuplicateGroup({ group }: { group: DuplicateGroup_group$key }) {
  const { id, reason, count, customers } = useFragment(
    graphql`
      fragment DuplicateGroup_group on PossibleDuplicate {
        id
        reason
        count
        customers {
          id
          name
          phoneNumber
          email
          address
          city
          createdAt
          ...CustomerLink_customer
        }
      }
    `,
    group,
  )
  const timeZone = useTimeZone()
  const open = duplicatesDialogs.useOpen()
  const [chosen, setChosen] = useState(() => customers.slice(0, 2).map((customer) => customer.id))
  const [dismiss, dismissing] = useMutation<DuplicateGroupMutation>(
    graphql`
      mutation DuplicateGroupMutation($input: DismissDuplicateInput!) {
        dismissDuplicate(input: $input) {
          dismissedId
        }
      }
    `,
    {
      subject: null,
      success: 'They stay two customers',
      failure: ({ message }) => `Failed: ${message}`,
    },
  )
  const isChoice = customers.length > 2
  const further = count - customers.length
  const [one, other] = customers.filter((customer) => chosen.includes(customer.id))
  const toggle = (customer: string) =>
    setChosen(
      chosen.includes(customer) ? chosen.filter((known) => known !== customer) : [...chosen, customer],
    )

  return (
    <Card as="li" flush>
      <CardHeader title={reasons[reason as keyof typeof reasons]} count={count} />
      <ul className="divide-y divide-line border-line border-b">
        {customers.map((customer) => (
          <li key={customer.id} className="flex items-start gap-3 px-4 py-3">
            {isChoice && (
              <input
                type="checkbox"
                aria-label={`Merge ${customer.name}`}
                checked={chosen.includes(customer.id)}
                onChange={() => toggle(customer.id)}
                className="mt-1 size-4 shrink-0 accent-accent pointer-coarse:size-5"
              />
            )}
            <div className="flex min-w-0 flex-1 justify-between gap-x-4 max-sm:flex-col">
              <div className="min-w-0">
                <p className="font-medium text-ink wrap-anywhere">
                  <CustomerLink customer={customer} />
                </p>
                <p className="text-muted text-sm wrap-anywhere">{about(customer)}</p>
              </div>
              <p className="shrink-0 text-faint text-sm">
                Added <time dateTime={customer.createdAt}>{formatDate(customer.createdAt, timeZone)}</time>
              </p>
            </div>
          </li>
        ))}
        {further > 0 && (
          <li className="px-4 py-3 text-muted text-sm">and {further.toLocaleString('en-US')} more</li>
        )}
      </ul>
      <div className="flex flex-wrap justify-end gap-2 px-4 py-3 max-sm:*:flex-1">
        <Button
          pending={dismissing}
          pendingText="Dismissing..."
          onClick={() => void dismiss({ input: { id } })}
        >
          Not the Same
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length !== 2}
          onClick={() => one && other && open('merge', { ids: [one.id, other.id] })}
        >
          Merge
        </Button>
      </div>
    </Card>
  )
}

interface Person {
  readonly phoneNumber: string
  readonly email: string | null | undefined
  readonly address: string | null | undefined
  readonly city: string | null | undefined
}

const about = ({ phoneNumber, email, address, city }: Person) =>
  [phoneNumber && formatPhone(phoneNumber), email, address, city].filter(Boolean).join(' · ')
