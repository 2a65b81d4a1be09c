import { graphql, useFragment } from 'react-relay/hooks'
import type { DeletedFields_business$key } from '#web/__generated__/DeletedFields_business.graphql.ts'
import type { DeletedFieldsMutation } from '#web/__generated__/DeletedFieldsMutation.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { rowStyles } from '../sorting/rowStyles.ts'
import { FieldFacts } from './FieldFacts.tsx'

/** Deleted fields that can be restored; nothing while there are none. */
export function DeletedFields({ business }: { business: DeletedFields_business$key }) {
  const { deletedCustomFields: fields } = useFragment(
    graphql`
      fragment DeletedFields_business on Business {
        deletedCustomFields {
          id
          label
          ...FieldFacts_field
        }
      }
    `,
    business,
  )
  const [restore, pending] = useMutation<DeletedFieldsMutation>(
    graphql`
      mutation DeletedFieldsMutation($input: RestoreCustomFieldInput!) {
        restoreCustomField(input: $input) {
          customField {
            label
          }
        }
      }
    `,
    {
      success: 'Field restored successfully',
      subject: ({ restoreCustomField }) => restoreCustomField?.customField.label,
      failure: 'Failed to restore field',
      offersRetry: true,
    },
  )
  const list = useListFocus()
  if (fields.length === 0) return null
  return (
    <PageSection
      id="deleted-fields"
      title="Deleted fields"
      count={fields.length}
      description="They and their values are kept for 30 days."
    >
      <Card flush>
        <ul ref={list} aria-label="Deleted fields" className="divide-y divide-line">
          {fields.map((field) => (
            <li key={field.id} className={rowStyles}>
              <FieldFacts field={field} />
              <Button
                size="sm"
                aria-label={`Restore: ${field.label}`}
                disabled={pending}
                onClick={() => void restore({ input: { id: field.id } })}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </PageSection>
  )
}
