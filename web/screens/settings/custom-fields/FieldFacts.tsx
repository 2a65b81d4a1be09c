import { graphql, useFragment } from 'react-relay/hooks'
import type { FieldFacts_field$key } from '#web/__generated__/FieldFacts_field.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { fieldTypes } from './fieldTypes.ts'

/** What a row shows of a custom field. */
export function FieldFacts({ field }: { field: FieldFacts_field$key }) {
  const { label, type, choices, isOnCard } = useFragment(
    graphql`
      fragment FieldFacts_field on CustomField {
        label
        type
        choices {
          label
        }
        isOnCard
      }
    `,
    field,
  )
  const offered = choices.map((choice) => choice.label).join(', ')
  return (
    <div className="min-w-0 flex-1 px-2 py-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 break-words font-medium text-ink">{label}</span>
        {isOnCard && <Badge>On card</Badge>}
      </div>
      <p className="break-words text-muted text-sm">
        {fieldTypes[type]}
        {offered && `: ${offered}`}
      </p>
    </div>
  )
}
