import { ListPlus, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FieldsTab_business$key } from '#web/__generated__/FieldsTab_business.graphql.ts'
import { useAddressedAct } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection, pageSections } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { rowStyles } from '../sorting/rowStyles.ts'
import { DeletedFields } from './DeletedFields.tsx'
import { FieldFacts } from './FieldFacts.tsx'

// The code for dragging is larger than the rest of the tab.
const SortableFields = lazy(async () => ({
  default: (await import('./SortableFields.tsx')).SortableFields,
}))

/** The custom fields in their order, editable by admins. */
export function FieldsTab({ business }: { business: FieldsTab_business$key }) {
  const data = useFragment(
    graphql`
      fragment FieldsTab_business on Business {
        canEditCustomFields
        customFields {
          id
          # eslint-disable-next-line relay/unused-fields -- the sortable list names its rows by it
          label
          ...FieldFacts_field
          ...settingsDialogs_field
        }
        ...DeletedFields_business
      }
    `,
    business,
  )
  const { customFields: fields, canEditCustomFields: canEdit } = data
  const open = settingsDialogs.useOpen()
  useAddressedAct('add-field', () => canEdit && open('addField'))
  const rows = (
    <ul className="divide-y divide-line">
      {fields.map((field) => (
        <li key={field.id} className={rowStyles}>
          <FieldFacts field={field} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className={pageSections}>
      <PageSection
        id="custom-fields"
        title="Fields"
        count={fields.length}
        description={`What your business keeps about customers besides the usual, in the order their forms show it.${canEdit ? '' : ' Admins edit the list.'}`}
        action={
          canEdit && (
            <Button icon={<Plus />} onClick={() => open('addField')}>
              Add Field
            </Button>
          )
        }
      >
        <Card flush>
          {fields.length === 0 ? (
            <EmptyState compact icon={<ListPlus />} title="No fields yet">
              {canEdit ? 'Add the first one.' : 'They show up here as soon as an admin adds some.'}
            </EmptyState>
          ) : canEdit ? (
            <Suspense fallback={rows}>
              <SortableFields fields={fields} />
            </Suspense>
          ) : (
            rows
          )}
        </Card>
      </PageSection>
      {canEdit && <DeletedFields business={data} />}
    </div>
  )
}
