import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessTable_businesses$key } from '#web/__generated__/BusinessTable_businesses.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { BusinessCard, BusinessRow } from './BusinessCells.tsx'

const columns = ['Business Name', 'Type', 'Status', 'Created', 'Actions']

/** A table; cards on phones. */
export function BusinessTable({ businesses: references }: { businesses: BusinessTable_businesses$key }) {
  const businesses = useFragment(
    graphql`
      fragment BusinessTable_businesses on ManagedBusiness @relay(plural: true) {
        id
        ...BusinessCells_business
      }
    `,
    references,
  )
  return (
    <>
      <Card flush className="max-lg:hidden">
        <table className="w-full text-left">
          <caption className="sr-only">Business Management</caption>
          <thead>
            <tr className="border-line border-b text-muted text-sm">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-2.5 font-medium last:text-right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {businesses.map((business) => (
              <BusinessRow key={business.id} business={business} />
            ))}
          </tbody>
        </table>
      </Card>
      <ul aria-label="Business Management" className="flex flex-col gap-3 lg:hidden">
        {businesses.map((business) => (
          <BusinessCard key={business.id} business={business} />
        ))}
      </ul>
    </>
  )
}
