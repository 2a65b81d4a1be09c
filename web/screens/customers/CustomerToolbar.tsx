import { Tag } from 'lucide-react'
import type { Ref } from 'react'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'

interface CustomerToolbarProps {
  searchBox: Ref<HTMLInputElement>
  /** The number of customers, as text. */
  children: string
  onChangeStatus: () => void
}

/** The search box, the count and *Change Status*. *Add Customer* is in the header. */
export function CustomerToolbar({ searchBox, children, onChangeStatus }: CustomerToolbarProps) {
  const { value, pending, change, submit } = useSearchParam('/customers')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        ref={searchBox}
        label="Search by first name, last name, full name, phone, or email"
        placeholder="Search by first name, last name, full name, phone, or email..."
        shortcut="/"
        value={value}
        onChange={change}
        onSubmit={submit}
        pending={pending}
        className="w-full md:max-w-xl md:flex-2"
      />
      <p role="status" className="flex-1 text-muted tabular-nums">
        {children}
      </p>
      <Button icon={<Tag />} onClick={onChangeStatus}>
        Change Status
      </Button>
    </div>
  )
}
