import { RotateCw, UserPlus } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { fullName } from '#web/lib/names.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Combobox } from '#web/ui/fields/Combobox.tsx'
import { CustomerPhone } from '../CustomerPhone.tsx'
import type { CustomerOption } from './customerOption.ts'
import { useCustomerOptions } from './useCustomerOptions.ts'

const fetchDialog = () => import('./AddPickedCustomer.tsx')
const AddPickedCustomer = lazy(async () => ({ default: (await fetchDialog()).AddPickedCustomer }))

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
 * first list is preloaded at the first touch or focus. Somebody who is not a customer yet is added from here: the dialog
 * opens above the form, which keeps what was typed, and leaves the new customer chosen.
 */
export function CustomerPicker({ label = 'Customer', ...field }: CustomerPickerProps) {
  const options = useCustomerOptions()
  const typed = options.query.trim()
  const [addition, setAddition] = useState({ open: false, typed: '', count: 0 })
  const show = (open: boolean) => setAddition((last) => ({ ...last, open }))
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <Combobox
        {...field}
        label={label}
        items={options.items}
        itemKey={({ id }) => id}
        itemText={fullName}
        renderItem={nameAndPhone}
        renderValue={nameAndPhone}
        query={options.query}
        onQueryChange={options.ask}
        onNear={options.warm}
        loading={options.loading}
        placeholder="Select customer..."
        searchPlaceholder="Search customers..."
        emptyText={options.failed ? 'The search failed.' : 'No customer found.'}
        footer={(close) =>
          options.failed ? (
            <Button variant="ghost" icon={<RotateCw />} onClick={options.retry} className="w-full">
              Try again
            </Button>
          ) : (
            typed !== '' && (
              <Button
                variant="ghost"
                icon={<UserPlus />}
                className="w-full"
                onClick={() => {
                  close()
                  setAddition(({ count }) => ({ open: true, typed, count: count + 1 }))
                }}
              >
                <span className="truncate">Add “{typed}”</span>
              </Button>
            )
          )
        }
      />
      <LazyDialogs open={addition.open} load={fetchDialog}>
        <AddPickedCustomer
          key={addition.count}
          typed={addition.typed}
          onAdded={field.onChange}
          open={addition.open}
          onClose={() => show(false)}
          onReopen={() => show(true)}
          finalFocus={() => place.current?.querySelector('button') ?? null}
        />
      </LazyDialogs>
    </div>
  )
}

function nameAndPhone(customer: CustomerOption) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="truncate">{fullName(customer)}</span>{' '}
      <CustomerPhone digits={customer.phoneNumber} className="shrink-0" />
    </span>
  )
}
