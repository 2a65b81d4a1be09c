import { Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomersReport_reports$key } from '#web/__generated__/CustomersReport_reports.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { counted, numbersOf, type Plot, totalOf, weekCategories } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

/** The statuses of customers as series. */
export const customerSeries = [
  { key: 'sold', label: statusWords.SOLD, tone: 'green' },
  { key: 'unsold', label: statusWords.UNSOLD, tone: 'blue' },
  { key: 'notInMarket', label: statusWords.NOT_IN_MARKET, tone: 'orange' },
] as const

/** Customers by status at the end of each week. */
export function CustomersReport({ reports }: { reports: CustomersReport_reports$key }) {
  const { customers } = useFragment(
    graphql`
      fragment CustomersReport_reports on Reports {
        customers {
          week
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
  const plot: Plot = {
    title: 'Customers by status',
    series: customerSeries,
    categories: weekCategories(
      customers.map(({ week, counts }) => ({
        week,
        values: counts ? [counts.sold, counts.unsold, counts.notInMarket] : null,
      })),
    ),
  }
  return (
    <ReportCard
      kind="lines"
      plot={plot}
      numbers={numbersOf(plot, 'Week (at its end)', 'All customers')}
      sentence={sentenceOf(plot)}
      empty={{
        title: 'No customers in these weeks',
        text: 'Customers count from the day they are added.',
        icon: <Users />,
      }}
      file="customers-by-status"
    />
  )
}

function sentenceOf({ categories }: Plot): string {
  const known = categories.filter(({ values }) => values)
  const [first, last] = [known[0], known.at(-1)]
  const [before, now] = [totalOf(first?.values ?? null) ?? 0, totalOf(last?.values ?? null) ?? 0]
  const sold = last?.values?.[0] ?? 0
  const state = `${counted(now, 'customer', 'customers')} now, ${formatNumber(sold)} of them sold`
  const missing = known.length < categories.length ? ' There is no data for earlier weeks.' : ''
  // In the first week there is nothing to compare with.
  if (!first || first === last) return `${state}.${missing}`
  const since = first.name.replace('Week of', 'the week of')
  return `${state}; at the end of ${since} there ${before === 1 ? 'was' : 'were'} ${formatNumber(before)}.${missing}`
}
