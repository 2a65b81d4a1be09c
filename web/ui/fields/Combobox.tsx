import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ComboboxPopup } from './ComboboxPopup.tsx'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'
import { useFocusAfterChoice } from './useFocusAfterChoice.ts'

export type ComboboxProps<Item> = FieldFrame &
  FieldValue<Item | null> & {
    /** The items that match `query`. The parent runs the search; the combobox filters nothing. */
    items: readonly Item[]
    itemKey: (item: Item) => string
    /** The text of the selected item, in the trigger and for screen readers. */
    itemText: (item: Item) => string
    /** Renders a row of the list; the text when omitted. */
    renderItem?: (item: Item) => ReactNode
    /** Renders the selected item in the trigger; the text when omitted. */
    renderValue?: (item: Item) => ReactNode
    query: string
    onQueryChange: (query: string) => void
    /** Called when the pointer or focus is on the trigger, to preload the first items. */
    onNear?: () => void
    /** Whether a search is running; the previous items stay. */
    loading?: boolean
    /** `Select customer...` */
    placeholder?: string
    /** `Search customers...` */
    searchPlaceholder?: string
    /** `No customer found.` */
    emptyText?: string
    /** The end of the list, such as a button that adds what was not found, and closes the list. */
    footer?: (close: () => void) => ReactNode
  }

/** Selects one of many items with a search. A popup below the trigger, a sheet on phones. */
export function Combobox<Item>({
  value,
  onChange,
  items,
  itemKey,
  itemText,
  renderItem = itemText,
  renderValue = itemText,
  query,
  onQueryChange,
  onNear,
  loading = false,
  placeholder = 'Select...',
  searchPlaceholder = 'Search...',
  emptyText = 'Nothing found.',
  footer,
  ...frame
}: ComboboxProps<Item>) {
  const [open, setOpen] = useState(false)
  const [trigger, focusAfterChoice] = useFocusAfterChoice()
  return (
    <Field {...frame} labelsButton>
      <Base.Root<Item>
        open={open}
        onOpenChange={(next, why) => {
          setOpen(next)
          focusAfterChoice(next, why)
        }}
        items={items}
        filter={null}
        value={value}
        onValueChange={(next) => onChange(next)}
        inputValue={query}
        onInputValueChange={(next) => onQueryChange(next)}
        itemToStringLabel={itemText}
        itemToStringValue={itemKey}
        isItemEqualToValue={(item, chosen) => itemKey(item) === itemKey(chosen)}
        autoHighlight
        required={frame.required}
      >
        <Base.Trigger
          ref={trigger}
          onPointerEnter={onNear}
          onFocus={onNear}
          className={`${controlStyles} flex items-center justify-between gap-2 text-left`}
        >
          <span className="truncate">
            {value === null ? (
              <span className="text-faint">{placeholder}</span>
            ) : (
              <span translate="no">{renderValue(value)}</span>
            )}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
        </Base.Trigger>
        <ComboboxPopup
          {...{ itemKey, renderItem, loading, searchPlaceholder, emptyText }}
          label={frame.label}
          footer={footer?.(() => setOpen(false))}
        />
      </Base.Root>
    </Field>
  )
}
