import { PhoneForwarded } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OutcomesReport_reports$key } from '#web/__generated__/OutcomesReport_reports.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { counted, numbersOf, type Plot, sumOf, totalOf } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

/** The groups of the report, listed after the outcomes that users noted. */
const groups = { OTHER: 'Other', NONE: 'No outcome noted', SKIPPED: 'Skipped' }
const last = Object.keys(groups)
const groupLabels = new Set(Object.values(groups))

/** The key of a series: a noted outcome may be called like a group. */
const keyOf = ({ kind, outcome }: { kind: string; outcome: string }) =>
  kind === 'NOTED' ? `${noted}${outcome}` : kind
const noted = 'NOTED '

/** An outcome that users noted is quoted when it is called like a group. */
function labelOf(key: string): string {
  if (!key.startsWith(noted)) return groups[key as keyof typeof groups]
  const outcome = key.slice(noted.length)
  return groupLabels.has(outcome) ? `“${outcome}”` : outcome
}

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
            kind
            outcome
            count
          }
        }
      }
    `,
    reports,
  )
  const totals = new Map<string, number>()
  for (const one of steps.flatMap(({ outcomes }) => outcomes)) {
    totals.set(keyOf(one), (totals.get(keyOf(one)) ?? 0) + one.count)
  }
  const keys = [...totals.keys()].sort(
    (a, b) => last.indexOf(a) - last.indexOf(b) || (totals.get(b) ?? 0) - (totals.get(a) ?? 0),
  )
  const plot: Plot = {
    title: 'Outcomes by step',
    series: keys.map((key) => ({ key, label: labelOf(key) })),
    categories: steps.map(({ customerStatus, dayNumber, title, outcomes }) => ({
      key: `${customerStatus} ${dayNumber} ${title}`,
      tick: title,
      name: `${title} (${statusWords[customerStatus as keyof typeof statusWords]}, day ${dayNumber})`,
      values: keys.map((key) => outcomes.find((one) => keyOf(one) === key)?.count ?? 0),
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
  const common = first?.key.startsWith(noted)
    ? `; the most common outcome was “${first.key.slice(noted.length)}”`
    : ''
  const skipped = sumOf(plot, 'SKIPPED')
  return `${counted(all, 'follow-up', 'follow-ups')} ended, ${skipped} of them skipped${common}.`
}
