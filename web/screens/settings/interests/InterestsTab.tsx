import { ListPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InterestsTab_business$key } from '#web/__generated__/InterestsTab_business.graphql.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { rowStyles } from '../sorting/rowStyles.ts'
import { AddOption } from './AddOption.tsx'
import { OptionLabel } from './OptionRow.tsx'

// The code for dragging is larger than the rest of the tab.
const SortableOptions = lazy(async () => ({
  default: (await import('./SortableOptions.tsx')).SortableOptions,
}))

/** The interest options in their order, editable by admins. */
export function InterestsTab({ business }: { business: InterestsTab_business$key }) {
  const { interestOptions: options, canEditInterestOptions: canEdit } = useFragment(
    graphql`
      fragment InterestsTab_business on Business {
        canEditInterestOptions
        interestOptions {
          id
          label
          ...settingsDialogs_option
        }
      }
    `,
    business,
  )
  const rows = (
    <ul className="divide-y divide-line">
      {options.map(({ id, label }) => (
        <li key={id} className={rowStyles}>
          <OptionLabel>{label}</OptionLabel>
        </li>
      ))}
    </ul>
  )
  return (
    <PageSection
      id="interest-options"
      title="Interest options"
      count={options.length}
      description={`What customers can be interested in, in the order their forms offer it.${canEdit ? '' : ' Admins edit the list.'}`}
    >
      <Card flush>
        {canEdit && (
          <div className="border-line border-b p-4">
            <AddOption />
          </div>
        )}
        {options.length === 0 ? (
          <EmptyState compact icon={<ListPlus />} title="No interest options yet">
            {canEdit ? 'Add the first one above.' : 'They show up here as soon as an admin adds some.'}
          </EmptyState>
        ) : canEdit ? (
          <Suspense fallback={rows}>
            <SortableOptions options={options} />
          </Suspense>
        ) : (
          rows
        )}
      </Card>
    </PageSection>
  )
}
