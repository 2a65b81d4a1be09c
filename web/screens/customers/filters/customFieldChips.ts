import type { CustomFieldType } from '#web/__generated__/CustomerFilters_business.graphql.ts'
import type { CustomFieldFilter } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { valueWords } from '#web/features/custom-fields/valueWords.ts'
import type { FilterChip } from './filterChips.ts'

/** What chips say of a field. */
export interface NamedField {
  readonly label: string
  readonly type: CustomFieldType
  readonly choices: readonly { readonly number: number; readonly label: string }[]
}

function words({ type, choices }: NamedField, filter: CustomFieldFilter): string {
  const from = filter.from && valueWords(type, filter.from)
  const to = filter.to && valueWords(type, filter.to)
  const parts = [
    filter.choices
      ?.map((number) => choices.find((choice) => choice.number === number)?.label ?? 'deleted')
      .join(' or '),
    filter.isYes != null && (filter.isYes ? 'yes' : 'no'),
    filter.is,
    filter.contains && `contains “${filter.contains}”`,
    from && to ? `${from} – ${to}` : (from && `from ${from}`) || (to && `up to ${to}`),
    filter.isEmpty != null && (filter.isEmpty ? 'empty' : 'not empty'),
  ]
  return parts.filter(Boolean).join(', ')
}

/** A chip for each custom field of a filter. */
export function customFieldChips(
  filters: readonly CustomFieldFilter[],
  fields: ReadonlyMap<string, NamedField>,
): FilterChip[] {
  return filters.map((filter): FilterChip => {
    const field = fields.get(filter.fieldId)
    const others = filters.filter((other) => other !== filter)
    return {
      label: field?.label ?? 'Custom field',
      value: field ? words(field, filter) : 'deleted',
      parts: ['customFields'],
      rest: { customFields: others.length > 0 ? others : undefined },
    }
  })
}
