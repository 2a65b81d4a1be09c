import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerRow_customer$key } from '#web/__generated__/CustomerRow_customer.graphql.ts'
import { CustomerLink } from '#web/features/customers/CustomerLink.tsx'
import { StatusMenu } from '#web/features/customers/StatusMenu.tsx'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { LastContact } from './LastContact.tsx'
import { NextStep } from './NextStep.tsx'
import { RowActions } from './RowActions.tsx'
import { rowColumns, rowGrid } from './rowGrid.ts'

interface CustomerRowProps {
  customer: CustomerRow_customer$key
  timeZone: string
  onRequest: (kind: CustomerDialogRequest['kind']) => void
}

/** Skips layout and paint of off-screen rows, so that a long list renders as fast as a screenful. */
const row = { ...rowColumns, contentVisibility: 'auto', containIntrinsicSize: 'auto 3.5rem' } as const

/** On narrow rows the status wraps to the next line. */
const nameWidth = { minWidth: '6rem' }

/** A customer as a row: columns on wide screens, two lines on narrow ones. */
export function CustomerRow({ customer, timeZone, onRequest }: CustomerRowProps) {
  const data = useFragment(
    graphql`
      fragment CustomerRow_customer on Customer {
        name
        phoneNumber
        interest
        canEdit
        canDelete
        ...CustomerLink_customer
        ...StatusMenu_customer
        ...NextStep_customer
        ...LastContact_customer
      }
    `,
    customer,
  )
  const { name, phoneNumber, interest } = data

  return (
    <li style={row} className={`${rowGrid} group border-line py-2 text-sm not-first:border-t hover:bg-hover`}>
      <Avatar name={name} />
      <div className="min-w-0 flex-1 xl:contents">
        <div className="flex flex-wrap items-center gap-x-3 xl:contents">
          <h2
            tabIndex={-1}
            style={nameWidth}
            className="flex-1 py-0.5 font-semibold text-base text-ink"
            title={name}
          >
            <CustomerLink customer={data} oneLine />
          </h2>
          <div>
            <StatusMenu customer={data} />
          </div>
        </div>
        <div className="mt-1 flex items-center gap-3 xl:contents">
          <TextLink href={`tel:${phoneNumber}`} className="shrink-0 tabular-nums">
            {formatPhone(phoneNumber)}
          </TextLink>
          <p className="min-w-0 truncate text-ink max-sm:hidden" title={interest}>
            <VisuallyHidden>Interest: </VisuallyHidden>
            {interest}
          </p>
          <div className="hidden xl:contents">
            <LastContact customer={data} timeZone={timeZone} />
          </div>
          <div className="min-w-0 flex-1">
            <NextStep customer={data} timeZone={timeZone} titleClass="max-sm:hidden" />
          </div>
        </div>
      </div>
      <RowActions {...{ name, onRequest }} canEdit={data.canEdit} canDelete={data.canDelete} />
    </li>
  )
}
