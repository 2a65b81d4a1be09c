import { CalendarDays } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AppointmentsReport_reports$key } from '#web/__generated__/AppointmentsReport_reports.graphql.ts'
import { counted, numbersOf, type Plot, sumOf, weekCategories } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

const series = [
  { key: 'completed', label: 'Completed', tone: 'green' },
  { key: 'noShows', label: 'No-show', tone: 'red' },
  { key: 'cancelled', label: 'Cancelled', tone: 'orange' },
  { key: 'open', label: 'Open', tone: 'blue' },
] as const

/** Appointments and no-shows in each week. */
export function AppointmentsReport({ reports }: { reports: AppointmentsReport_reports$key }) {
  const { appointments } = useFragment(
    graphql`
      fragment AppointmentsReport_reports on Reports {
        appointments {
          week
          counts {
            completed
            noShows
            cancelled
            open
          }
        }
      }
    `,
    reports,
  )
  const plot: Plot = {
    title: 'Appointments and no-shows',
    series,
    categories: weekCategories(
      appointments.map(({ week, counts }) => ({
        week,
        values: counts ? [counts.completed, counts.noShows, counts.cancelled, counts.open] : null,
      })),
    ),
  }
  const sentence = `${counted(sumOf(plot, 'completed'), 'appointment was', 'appointments were')} completed; ${counted(sumOf(plot, 'noShows'), 'customer', 'customers')} did not show up.`
  return (
    <ReportCard
      kind="columns"
      plot={plot}
      numbers={numbersOf(plot, 'Week', 'All appointments')}
      sentence={sentence}
      empty={{
        title: 'No appointments in these weeks',
        text: 'Appointments in the service calendar count in the week they are booked for.',
        icon: <CalendarDays />,
      }}
      file="appointments"
    />
  )
}
