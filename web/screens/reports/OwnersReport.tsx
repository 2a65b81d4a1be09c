import { UserRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnersReport_reports$key } from '#web/__generated__/OwnersReport_reports.graphql.ts'
import { customerSeries } from './CustomersReport.tsx'
import { counted, numbersOf, type Plot, totalOf } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

const nobodys = 'nobody'

/** Customers by owner and status, now; nothing while no customer has an owner. */
export function OwnersReport({ reports }: { reports: OwnersReport_reports$key }) {
  const { owners } = useFragment(
    graphql`
      fragment OwnersReport_reports on Reports {
        owners {
          rank
          name
          counts {
            unsold
            sold
            notInMarket
          }
        }
      }
    `,
    reports,
  )
  if (owners.length === 0) return null
  const plot: Plot = {
    title: 'Customers by owner',
    series: customerSeries,
    categories: owners.map(({ rank, name, counts }) => ({
      key: rank === null ? nobodys : `rank ${rank}`,
      tick: name,
      name,
      values: [counts.sold, counts.unsold, counts.notInMarket],
    })),
  }
  return (
    <ReportCard
      kind="rows"
      wide
      plot={plot}
      numbers={withShares(plot)}
      sentence={sentenceOf(plot)}
      empty={{
        title: 'No customer has an owner',
        text: 'An owner is chosen when a customer is added or edited.',
        icon: <UserRound />,
      }}
      file="customers-by-owner"
    />
  )
}

/** The numbers, with the share of sold customers at the end of each row. */
function withShares(plot: Plot) {
  const { columns, rows } = numbersOf(plot, 'Owner', 'All customers')
  return {
    columns: [...columns, 'Share sold'],
    rows: rows.map((row, at) => [...row, share(plot.categories[at]?.values ?? null)]),
  }
}

const share = (values: readonly number[] | null) => {
  const all = totalOf(values) ?? 0
  return all === 0 ? null : `${Math.round((100 * (values?.[0] ?? 0)) / all)}%`
}

function sentenceOf({ categories }: Plot): string {
  const sums = categories.map(({ key, values }) => ({ isOwned: key !== nobodys, sum: totalOf(values) ?? 0 }))
  const total = (isOwned: boolean) =>
    sums.reduce((total, one) => total + (one.isOwned === isOwned ? one.sum : 0), 0)
  return `${counted(total(true), 'customer has', 'customers have')} an owner, ${counted(total(false), 'has', 'have')} none.`
}
