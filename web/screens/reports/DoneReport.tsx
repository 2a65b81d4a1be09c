import { ListChecks } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  DoneReport_reports$data,
  DoneReport_reports$key,
} from '#web/__generated__/DoneReport_reports.graphql.ts'
import { counted, type Numbers, type Plot, weekCategories } from './plot.ts'
import { ReportCard } from './ReportCard.tsx'

type Weeks = DoneReport_reports$data['done']

/** Contacts and follow-ups completed in each week, by user. */
export function DoneReport({ reports }: { reports: DoneReport_reports$key }) {
  const { done } = useFragment(
    graphql`
      fragment DoneReport_reports on Reports {
        done {
          week
          people {
            rank
            name
            contacts
            followUps
          }
        }
      }
    `,
    reports,
  )
  const plot = plotOf(done)
  const people = done.flatMap((week) => week.people ?? [])
  const sum = (of: 'contacts' | 'followUps') => people.reduce((total, person) => total + person[of], 0)
  const sentence = `${counted(sum('contacts'), 'contact', 'contacts')} and ${counted(sum('followUps'), 'follow-up', 'follow-ups')} were completed in these weeks.`
  return (
    <ReportCard
      kind="columns"
      plot={plot}
      numbers={numbersOf(done, plot)}
      sentence={sentence}
      empty={{
        title: 'Nothing done in these weeks',
        text: 'Each contact and follow-up counts for the team member who completed it.',
        icon: <ListChecks />,
      }}
      file="contacts-and-follow-ups"
    />
  )
}

/** The rank distinguishes users with the same name; the sum of all others comes last. */
function plotOf(done: Weeks): Plot {
  const names = new Map(
    done.flatMap(({ people }) => (people ?? []).map((each) => [each.rank, each.name] as const)),
  )
  const ranks = [...names.keys()].sort((a, b) => (a || Number.MAX_VALUE) - (b || Number.MAX_VALUE))
  return {
    title: 'Contacts and follow-ups done',
    series: ranks.map((rank) => ({ key: String(rank), label: names.get(rank) ?? '' })),
    categories: weekCategories(
      done.map(({ week, people }) => ({
        week,
        values: people
          ? ranks.map((rank) => {
              const person = people.find((each) => each.rank === rank)
              return person ? person.contacts + person.followUps : 0
            })
          : null,
      })),
    ),
  }
}

function numbersOf(done: Weeks, { categories }: Plot): Numbers {
  return {
    columns: ['Week', 'Person', 'Contacts', 'Follow-ups', 'Together'],
    rows: done.flatMap(({ people }, week): Numbers['rows'] => {
      const name = categories[week]?.name ?? ''
      if (!people) return [[name, '', null, null, null]]
      if (people.length === 0) return [[name, 'Nobody', 0, 0, 0]]
      return people.map((each) => [
        name,
        each.name,
        each.contacts,
        each.followUps,
        each.contacts + each.followUps,
      ])
    }),
  }
}
