import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerRow_customer$key } from '#web/__generated__/CustomerRow_customer.graphql.ts'
import { offerLog } from '#web/features/contacts/requests.ts'
import { AddPhone } from '#web/features/customers/AddPhone.tsx'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { OwnerFace } from '#web/features/customers/OwnerFace.tsx'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import { useOpenFor } from '../dialogs/customersDialogs.ts'
import { Face } from '../selection/Face.tsx'
import { LastContact } from './LastContact.tsx'
import { NextStep } from './NextStep.tsx'
import { RowActions } from './RowActions.tsx'
import { rowColumns, rowGrid } from './rowGrid.ts'

/** Skips layout and paint of off-screen rows, so that a long list renders as fast as a screenful. */
const row = { ...rowColumns, contentVisibility: 'auto' } as const

/** On narrow rows the status wraps to the next line. */
const nameWidth = { minWidth: '6rem' }

/** A customer as a row: columns on wide screens, two lines on narrow ones, the next step on a line of its own on phones. */
export function CustomerRow({ customer }: { customer: CustomerRow_customer$key }) {
  const data = useFragment(
    graphql`
      fragment CustomerRow_customer on Customer {
        id
        name
        phoneNumber
        interest
        canEdit
        ...CustomerLink_customer
        ...StatusMenu_customer
        ...OwnerFace_customer
        ...NextStep_customer
        ...LastContact_customer
        ...RowActions_customer
        ...customersDialogs_customer
      }
    `,
    customer,
  )
  const { id, name, phoneNumber, interest, canEdit } = data
  const open = useOpenFor(data)

  return (
    <li
      style={row}
      className={`${rowGrid} group [contain-intrinsic-size:auto_5.5rem] sm:[contain-intrinsic-size:auto_3.5rem] border-line py-2 text-sm not-first:border-t hover:bg-hover has-checked:bg-accent-soft`}
    >
      {/* The narrowest phones need its space for the status and the phone number in one line. */}
      <span className="flex max-[22rem]:not-has-[input]:hidden">
        <Face id={id} name={name} />
      </span>
      <div className="min-w-0 flex-1 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0.5 xl:contents">
        <div className="flex flex-wrap items-center gap-x-3 max-sm:contents xl:contents">
          <h2
            tabIndex={-1}
            data-row
            style={nameWidth}
            className="flex-1 py-0.5 font-semibold text-base text-ink max-sm:basis-full"
            title={name}
          >
            <CustomerLink customer={data} oneLine />
          </h2>
          <div className="flex items-center gap-2 max-sm:order-2">
            <StatusMenu customer={data} />
            <OwnerFace customer={data} />
          </div>
        </div>
        <div className="mt-1 flex items-center gap-3 max-sm:contents xl:contents">
          {phoneNumber ? (
            <TextLink
              href={`tel:${phoneNumber}`}
              onClick={offerLog({ id, name })}
              className="shrink-0 tabular-nums max-sm:order-2"
            >
              {formatPhone(phoneNumber)}
            </TextLink>
          ) : (
            <span className="shrink-0 max-sm:order-2">
              <AddPhone onAdd={canEdit ? () => open('edit', 'phoneNumber') : null} />
            </span>
          )}
          <p className="min-w-0 truncate text-ink max-sm:hidden" title={interest}>
            <VisuallyHidden>Interest: </VisuallyHidden>
            {interest}
          </p>
          <div className="hidden xl:contents">
            <LastContact customer={data} />
          </div>
          <div className="min-w-0 flex-1 max-sm:order-1 max-sm:basis-full">
            <NextStep customer={data} />
          </div>
        </div>
      </div>
      <RowActions customer={data} />
    </li>
  )
}
