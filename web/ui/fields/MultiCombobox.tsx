import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { ComboboxPopup } from './ComboboxPopup.tsx'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

type MultiComboboxProps<Item> = FieldFrame &
  FieldValue<readonly Item[]> & {
    /** The items that match `query`. */
    items: readonly Item[]
    itemKey: (item: Item) => string
    /** The text of an item for screen readers. */
    itemText: (item: Item) => string
    /** Renders an item, in the list and in the trigger. */
    renderItem: (item: Item) => ReactNode
    query: string
    onQueryChange: (query: string) => void
    placeholder: string
    searchPlaceholder: string
    emptyText: string
    /** The end of the list, such as a button that adds what was not found. */
    footer?: ReactNode
    searchRef?: Ref<HTMLInputElement>
  }

/** Selects several items with a search. The list stays open for the next one. */
export function MultiCombobox<Item>({
  value,
  onChange,
  items,
  itemKey,
  itemText,
  renderItem,
  query,
  onQueryChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  footer,
  searchRef,
  ...frame
}: MultiComboboxProps<Item>) {
  const [open, setOpen] = useState(false)
  return (
    <Field {...frame} labelsButton>
      <Base.Root<Item, true>
        multiple
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          onQueryChange('')
        }}
        items={items}
        filter={null}
        value={[...value]}
        onValueChange={(next) => onChange(next)}
        inputValue={query}
        onInputValueChange={(next) => onQueryChange(next)}
        itemToStringLabel={itemText}
        itemToStringValue={itemKey}
        isItemEqualToValue={(item, chosen) => itemKey(item) === itemKey(chosen)}
        autoHighlight
      >
        <Base.Trigger
          className={`${controlStyles} flex h-auto! min-h-9 items-center justify-between gap-2 text-left`}
        >
          {value.length === 0 ? (
            <span className="text-faint">{placeholder}</span>
          ) : (
            <span translate="no" className="flex min-w-0 flex-wrap gap-1 py-1">
              {value.map((item) => (
                <span key={itemKey(item)} className="flex max-w-full">
                  {renderItem(item)}
                </span>
              ))}
            </span>
          )}
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-faint" />
        </Base.Trigger>
        <ComboboxPopup
          {...{ itemKey, renderItem, searchPlaceholder, emptyText }}
          label={frame.label}
          footer={footer}
          {...(searchRef && { searchRef })}
        />
      </Base.Root>
    </Field>
  )
}
