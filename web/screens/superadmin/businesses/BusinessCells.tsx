import { graphql, useFragment } from 'react-relay/hooks'
import type {
  BusinessCells_business$data,
  BusinessCells_business$key,
} from '#web/__generated__/BusinessCells_business.graphql.ts'
import { typeLabel } from '#web/features/business/businessTypes.ts'
import { formatDate } from '#web/lib/dates.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { browserTimeZone } from '#web/lib/timeZone.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { BusinessActions } from './BusinessActions.tsx'
import { StateMenu } from './StateMenu.tsx'

interface BusinessCellsProps {
  business: BusinessCells_business$key
}

function useCells(business: BusinessCells_business$key) {
  return useFragment(
    graphql`
      fragment BusinessCells_business on ManagedBusiness {
        name
        businessType
        createdAt
        userCount
        customerCount
        ...StateMenu_business
        ...BusinessActions_business
      }
    `,
    business,
  )
}

const many = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`

function Counts({ business }: { business: BusinessCells_business$data }) {
  const { userCount, customerCount } = business
  return (
    <p className="text-muted text-sm tabular-nums">
      {many(userCount, 'user')}, {many(customerCount, 'customer')}
    </p>
  )
}

/** A business as a row of the table. */
export function BusinessRow({ business }: BusinessCellsProps) {
  const data = useCells(business)
  return (
    <tr>
      <th scope="row" className="max-w-64 px-4 py-3 text-left font-normal">
        <span className="block break-words font-medium text-ink">{data.name}</span>
        <Counts business={data} />
      </th>
      <td className="px-4 py-3 text-ink">{typeLabel(data.businessType)}</td>
      <td className="px-4 py-3">
        <StateMenu business={data} />
      </td>
      <td className="whitespace-nowrap px-4 py-3 text-ink tabular-nums">
        {formatDate(data.createdAt, browserTimeZone())}
      </td>
      <td className="px-4 py-3">
        <BusinessActions business={data} />
      </td>
    </tr>
  )
}

/** A business as a card. */
export function BusinessCard({ business }: BusinessCellsProps) {
  const data = useCells(business)
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="break-words font-medium text-ink">{data.name}</h2>
          <p className="text-muted text-sm">
            {typeLabel(data.businessType)}, since {formatDate(data.createdAt, browserTimeZone())}
          </p>
          <Counts business={data} />
        </div>
        <StateMenu business={data} />
      </div>
      <BusinessActions business={data} />
    </Card>
  )
}
