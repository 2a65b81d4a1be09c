import { Download, Ellipsis, Eraser, Pencil, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDetails_customer$key } from '#web/__generated__/CustomerDetails_customer.graphql.ts'
import { type CustomerFact, CustomerFacts } from '#web/features/customers/CustomerFacts.tsx'
import { useCustomerExport } from '#web/features/exports/useCustomerExport.ts'
import { formatDate } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { Fact } from '#web/ui/display/Fact.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { customerDialogs } from './dialogs/customerDialogs.ts'
import { FactActs } from './FactActs.tsx'
import { OwnerFact } from './OwnerFact.tsx'
import { TextConsent } from './TextConsent.tsx'

const small = { size: 'sm', variant: 'ghost' } as const

const names: Partial<Record<CustomerFact, string>> = {
  phoneNumber: 'phone number',
  email: 'email address',
  interest: 'interest',
  tags: 'tags',
  address: 'address',
  city: 'city',
  notes: 'notes',
}

/** What one enters elsewhere. */
const isCopied = (fact: CustomerFact) => fact === 'phoneNumber' || fact === 'email' || fact === 'address'

interface CustomerDetailsProps {
  customer: CustomerDetails_customer$key
  viewerId: string
}

/** The details of the customer. */
export function CustomerDetails({ customer, viewerId }: CustomerDetailsProps) {
  const timeZone = useTimeZone()
  const open = customerDialogs.useOpen()
  const exportAll = useCustomerExport()
  const data = useFragment(
    graphql`
      fragment CustomerDetails_customer on Customer {
        id
        name
        createdAt
        canEdit
        canDelete
        canErase
        canExport
        ...CustomerFacts_customer
        ...TextConsent_customer
        ...OwnerFact_customer
      }
    `,
    customer,
  )
  const { id, name, createdAt } = data

  return (
    <Card as="section" flush aria-label="Details">
      <CardHeader title="Details" />
      <div className="px-4 py-3">
        <CustomerFacts
          customer={data}
          whole
          onAddPhone={data.canEdit ? () => open('edit', { focus: 'phoneNumber' }) : null}
          acts={(fact, value, label = '') => (
            <FactActs
              name={names[fact] ?? label}
              value={isCopied(fact) ? value : null}
              onEdit={data.canEdit ? () => open('edit', { focus: fact }) : null}
              className={
                fact === 'notes'
                  ? ''
                  : 'bg-surface pointer-fine:absolute pointer-fine:right-0 pointer-fine:-top-0.5'
              }
            />
          )}
        >
          <OwnerFact customer={data} viewerId={viewerId} />
          <Fact label="Added">
            <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          </Fact>
        </CustomerFacts>
      </div>
      {(data.canEdit || data.canDelete) && (
        <div className="flex flex-wrap items-center gap-1 border-line border-t p-1.5 print:hidden">
          {data.canEdit && (
            <Button {...small} icon={<Pencil />} onClick={() => open('edit')}>
              Edit
            </Button>
          )}
          {data.canDelete && (
            <Button {...small} icon={<Trash2 />} onClick={() => open('delete')}>
              Delete
            </Button>
          )}
          <TextConsent customer={data} />
          {(data.canExport || data.canErase) && (
            <Menu
              trigger={
                <IconButton
                  size="sm"
                  label={`More for ${name}`}
                  title="More"
                  icon={<Ellipsis className="text-faint" />}
                  className="ml-auto"
                />
              }
            >
              {data.canExport && (
                <MenuItem icon={<Download />} onSelect={() => exportAll(id)}>
                  Export Everything
                </MenuItem>
              )}
              {data.canErase && (
                <MenuItem icon={<Eraser />} tone="danger" onSelect={() => open('erase', { id, name })}>
                  Erase for Good
                </MenuItem>
              )}
            </Menu>
          )}
        </div>
      )}
    </Card>
  )
}
