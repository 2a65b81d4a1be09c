import { MessageSquareText } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TextsReport_reports$key } from '#web/__generated__/TextsReport_reports.graphql.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { counted, numbersOf, type Plot, sumOf, weekCategories } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

const series = [
  { key: 'delivered', label: 'Delivered', tone: 'green' },
  { key: 'sent', label: 'Sent, not confirmed', tone: 'blue' },
  { key: 'failed', label: 'Failed', tone: 'red' },
  { key: 'unknown', label: 'Unknown', tone: 'orange' },
] as const

/** Texts to customers in each week, by delivery state. */
export function TextsReport({ reports }: { reports: TextsReport_reports$key }) {
  const { texts } = useFragment(
    graphql`
      fragment TextsReport_reports on Reports {
        texts {
          week
          counts {
            delivered
            sent
            failed
            unknown
          }
        }
      }
    `,
    reports,
  )
  const plot: Plot = {
    title: 'Texts delivered',
    series,
    categories: weekCategories(
      texts.map(({ week, counts }) => ({
        week,
        values: counts ? [counts.delivered, counts.sent, counts.failed, counts.unknown] : null,
      })),
    ),
  }
  return (
    <ReportCard
      kind="columns"
      plot={plot}
      numbers={numbersOf(plot, 'Week', 'All texts')}
      sentence={sentenceOf(plot)}
      empty={{
        title: 'No texts in these weeks',
        text: 'Reminders and confirmations count once SMS is set up. Test texts don’t.',
        icon: <MessageSquareText />,
      }}
      file="texts"
    />
  )
}

function sentenceOf(plot: Plot): string {
  const all = series.reduce((sum, { key }) => sum + sumOf(plot, key), 0)
  const [delivered, failed] = [sumOf(plot, 'delivered'), sumOf(plot, 'failed')]
  const verb = delivered === 1 ? 'was' : 'were'
  if (delivered === all)
    return `${counted(all, 'text', 'texts')} to customers ${verb} delivered, none failed.`
  return `${formatNumber(delivered)} of ${counted(all, 'text', 'texts')} to customers ${verb} delivered, ${failed ? formatNumber(failed) : 'none'} failed.`
}
