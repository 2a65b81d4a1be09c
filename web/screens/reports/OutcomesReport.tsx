import { PhoneForwarded } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OutcomesReport_reports$key } from '#web/__generated__/OutcomesReport_reports.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { counted, numbersOf, type Plot, sumOf, totalOf } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

/** Groups that are listed after the outcomes that users entered. */
const last = ['Other', 'No outcome noted', 'Skipped']

/** The outcomes of the follow-ups of each step. */
export function OutcomesReport({ reports }: { reports: OutcomesReport_reports$key }) {
  const { outcomes: steps } = useFragment(
    graphql`
      fragment OutcomesReport_reports on Reports {
        outcomes {
          customerStatus
          dayNumber
          title
          outcomes {
            outcome
            count
          }
        }
      }
    `,
    reports,
  )
  const totals = new Map<string, number>()
  for (const { outcome, count } of steps.flatMap(({ outcomes }) => outcomes)) {
    totals.set(outcome, (totals.get(outcome) ?? 0) + count)
  }
  const names = [...totals.keys()].sort(
    (a, b) => last.indexOf(a) - last.indexOf(b) || (totals.get(b) ?? 0) - (totals.get(a) ?? 0),
  )
  const plot: Plot = {
    title: 'Outcomes by step',
    series: names.map((name) => ({ key: name, label: name })),
    categories: steps.map(({ customerStatus, dayNumber, title, outcomes }) => ({
      key: `${customerStatus} ${dayNumber} ${title}`,
      tick: title,
      name: `${title} (${statusWords[customerStatus as keyof typeof statusWords]}, day ${dayNumber})`,
      values: names.map((name) => outcomes.find(({ outcome }) => outcome === name)?.count ?? 0),
    })),
  }
  return (
    <ReportCard
      kind="rows"
      wide
      plot={plot}
      numbers={numbersOf(plot, 'Step', 'Together')}
      sentence={sentenceOf(plot)}
      empty={{
        title: 'No follow-ups ended in these weeks',
        text: 'Each completed or skipped follow-up counts toward its step of the plan.',
        icon: <PhoneForwarded />,
      }}
      file="outcomes-by-step"
    />
  )
}

function sentenceOf(plot: Plot): string {
  const all = plot.categories.reduce((sum, { values }) => sum + (totalOf(values) ?? 0), 0)
  const [first] = plot.series
  const common = first && !last.includes(first.label) ? `; the most common outcome was “${first.label}”` : ''
  const skipped = sumOf(plot, 'Skipped')
  return `${counted(all, 'follow-up', 'follow-ups')} ended, ${skipped} of them skipped${common}.`
}
