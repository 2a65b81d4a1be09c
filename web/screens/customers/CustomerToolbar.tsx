import { Tag } from 'lucide-react'
import { useCustomerSearch } from '#web/components/customers/useCustomerSearch.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'

/** The search box and Change Status; Add Customer stands in the header. */
export function CustomerToolbar({ onChangeStatus }: { onChangeStatus: () => void }) {
  const { value, pending, change, submit } = useCustomerSearch()
  return (
    <div className="mb-4 flex flex-col gap-3 sm:flex-row">
      <SearchField
        label="Search by first name, last name, full name, phone, or email"
        placeholder="Search by first name, last name, full name, phone, or email..."
        value={value}
        onChange={change}
        onSubmit={submit}
        pending={pending}
        className="flex-1"
      />
      <Button icon={<Tag />} onClick={onChangeStatus} className="h-9">
        Change Status
      </Button>
    </div>
  )
}
