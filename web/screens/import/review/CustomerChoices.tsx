import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerChoices_business$key } from '#web/__generated__/CustomerChoices_business.graphql.ts'
import type { CustomerChoices_import$key } from '#web/__generated__/CustomerChoices_import.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import type { ChoicesState } from './useChoices.ts'

const matchOptions = [
  { value: 'FILL', label: 'Fill empty fields' },
  { value: 'REPLACE', label: 'Replace by the file' },
  { value: 'SKIP', label: 'Skip' },
  { value: 'ADD', label: 'Add anyway' },
] as const

const matchWords = {
  FILL: 'What Cuecard knows stays; the file adds what is missing.',
  REPLACE: 'What the file says counts. Nothing is emptied.',
  SKIP: 'They stay as they are.',
  ADD: 'Each row becomes a new customer, also of people you have.',
} as const

interface CustomerChoicesProps {
  business: CustomerChoices_business$key
  file: CustomerChoices_import$key
  choices: ChoicesState
}

/** What becomes of the customers of the file. */
export function CustomerChoices({ business, file, choices: { chosen, change } }: CustomerChoicesProps) {
  const { interestOptions } = useFragment(
    graphql`
      fragment CustomerChoices_business on Business {
        interestOptions {
          label
        }
      }
    `,
    business,
  )
  const data = useFragment(
    graphql`
      fragment CustomerChoices_import on Import {
        settings {
          matches
          keepInNotes
          enrol
          interest
          pastContacts
        }
        counts {
          followUps
          followUpsTomorrow
          lastContacts
          nextContacts
          pastContacts
        }
      }
    `,
    file,
  )
  const { counts } = data
  const settings = { ...data.settings, ...withValues(chosen) }
  const labels = new Set([settings.interest, 'Not known', ...interestOptions.map(({ label }) => label)])
  const made = [
    counts.lastContacts > 0 && counted(counts.lastContacts, 'completed contact'),
    counts.nextContacts > 0 && counted(counts.nextContacts, 'scheduled contact'),
  ].filter((text) => text !== false)

  return (
    <PageSection id="choices" title="Choose what happens" description={madeWords(made)}>
      <Card className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="People you have already"
            value={settings.matches}
            options={matchOptions}
            onChange={(matches) => change({ matches })}
            description={matchWords[settings.matches]}
          />
          <SelectField
            label="Interest where the file has none"
            value={settings.interest}
            options={[...labels].map((label) => ({ value: label, label }))}
            onChange={(interest) => change({ interest })}
          />
        </div>
        <SwitchField
          label="Start follow-up plans"
          description={followWords(counts, settings.enrol)}
          value={settings.enrol}
          onChange={(enrol) => change({ enrol })}
        />
        <SwitchField
          label="Keep in notes what does not fit"
          description="Further phone numbers, dates that cannot be read, text that is too long."
          value={settings.keepInNotes}
          onChange={(keepInNotes) => change({ keepInNotes })}
        />
        {counts.pastContacts > 0 && (
          <SwitchField
            label="Also schedule contacts that are past"
            description={`${counted(counts.pastContacts, 'next contact')} of the file would be overdue.`}
            value={settings.pastContacts}
            onChange={(pastContacts) => change({ pastContacts })}
          />
        )}
      </Card>
    </PageSection>
  )
}

/** What the follow-up plans of the new customers make. */
function followWords(
  { followUps, followUpsTomorrow }: Record<'followUps' | 'followUpsTomorrow', number>,
  enrol: boolean,
) {
  if (followUps === 0) return 'None of these rows has a follow-up plan with steps.'
  const made = `${counted(followUps, 'follow-up')}, ${formatNumber(followUpsTomorrow)} of them due tomorrow.`
  return enrol ? `This creates ${made}` : `This would create ${made}`
}

const madeWords = (made: readonly string[]) =>
  made.length > 0
    ? `${made.join(' and ')} of the file are added too.`
    : 'For all rows; single ones can be left out.'

/** The choices that have a value. */
function withValues({ matches, keepInNotes, enrol, interest, pastContacts }: ChoicesState['chosen']) {
  const values = { matches, keepInNotes, enrol, interest, pastContacts }
  type Values = { [Name in keyof typeof values]?: NonNullable<(typeof values)[Name]> }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Values
}
