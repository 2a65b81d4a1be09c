import { RotateCw } from 'lucide-react'
import { formatPhone } from '#web/lib/phone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Combobox } from '#web/ui/fields/Combobox.tsx'
import type { CustomerOption } from './customerOption.ts'
import { useCustomerOptions } from './useCustomerOptions.ts'

interface CustomerPickerProps {
  value: CustomerOption | null
  onChange: (customer: CustomerOption | null) => void
  name?: string
  label?: string
  required?: boolean
  disabled?: boolean
  error?: string
}

/**
 * Chooses one customer with a search on the server. It fetches its own data, so that any dialog can contain it; the
 * first list is preloaded at the first touch or focus.
 */
export function CustomerPicker({ label = 'Customer', ...field }: CustomerPickerProps) {
  const options = useCustomerOptions()
  return (
    <Combobox
      {...field}
      label={label}
      items={options.items}
      itemKey={({ id }) => id}
      itemText={fullName}
      renderItem={(customer) => (
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{fullName(customer)}</span>{' '}
          <span className="shrink-0 text-muted text-sm tabular-nums">
            {formatPhone(customer.phoneNumber)}
          </span>
        </span>
      )}
      query={options.query}
      onQueryChange={options.ask}
      onNear={options.warm}
      loading={options.loading}
      placeholder="Select customer..."
      searchPlaceholder="Search customers..."
      emptyText={options.failed ? 'The search failed.' : 'No customer found.'}
      footer={
        options.failed && (
          <Button variant="ghost" icon={<RotateCw />} onClick={options.retry} className="w-full">
            Try again
          </Button>
        )
      }
    />
  )
}

function fullName({ firstName, lastName }: CustomerOption): string {
  return `${firstName} ${lastName}`
}
