import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomFieldFilter as Filter } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import type { CustomFieldFilters_business$key } from '#web/__generated__/CustomFieldFilters_business.graphql.ts'
import { CustomFieldFilter } from './CustomFieldFilter.tsx'

interface CustomFieldFiltersProps {
  business: CustomFieldFilters_business$key
  filters: readonly Filter[]
  onChange: (filters: readonly Filter[]) => void
}

/** What customers must have in custom fields, in the order of the business. */
export function CustomFieldFilters({ business, filters, onChange }: CustomFieldFiltersProps) {
  const { customFields } = useFragment(
    graphql`
      fragment CustomFieldFilters_business on Business {
        customFields {
          id
          ...CustomFieldFilter_field
        }
      }
    `,
    business,
  )
  return customFields.map((field) => (
    <CustomFieldFilter
      key={field.id}
      field={field}
      filter={filters.find(({ fieldId }) => fieldId === field.id)}
      onChange={(condition) => {
        const changed = condition ? [{ fieldId: field.id, ...condition }] : []
        const of = ({ id }: { id: string }) => filters.filter(({ fieldId }) => fieldId === id)
        onChange(customFields.flatMap((one) => (one === field ? changed : of(one))))
      }}
    />
  ))
}
