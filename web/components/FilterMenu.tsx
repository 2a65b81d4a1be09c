import { ChevronDown } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { filterStyles } from '#web/ui/actions/filterStyles.ts'
import { Menu, type MenuChoice, MenuChoices } from '#web/ui/overlays/Menu.tsx'

interface FilterMenuProps<Value extends string> {
  label: string
  options: readonly MenuChoice<Value>[]
  value: Value
  /** Whether the value limits the list. */
  active?: boolean
  onChange: (value: Value) => void
}

/** A button that shows the selected option and opens a menu to change it. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { label, options, value, active = false, onChange } = props
  // Narrow screens show only what differs from the first option, so that the filters fit in one line.
  const isFirst = options[0]?.value === value
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={filterStyles(active)}>
          <span className={classNames('font-normal', !active && 'text-muted')}>{label}</span>{' '}
          <span className={classNames('min-w-0 truncate font-medium', isFirst && 'max-xl:sr-only')}>
            {chosen}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
        </button>
      }
    >
      <MenuChoices options={options} value={value} onChange={onChange} />
    </Menu>
  )
}
