import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { optionStyles, popupStyles } from '../overlays/popupStyles.ts'
import { ComboboxSearch } from './ComboboxSearch.tsx'
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
  const end = footer?.(() => setOpen(false))
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
        <Base.Portal role="region" aria-label={frame.label}>
          <Base.Backdrop className="fixed inset-0 z-50 bg-scrim sm:hidden" />
          <Base.Positioner
            sideOffset={4}
            align="start"
            className="z-50 outline-none max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
          >
            <Base.Popup
              aria-label={frame.label}
              aria-busy={loading}
              className={`${popupStyles} flex max-h-[min(var(--available-height),22rem)] w-full min-w-(--anchor-width) flex-col max-sm:h-[70dvh] max-sm:max-h-none max-sm:rounded-t-2xl max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:transition-[translate] max-sm:duration-250 max-sm:data-starting-style:translate-y-full max-sm:data-starting-style:scale-100 max-sm:data-starting-style:opacity-100 max-sm:data-ending-style:translate-y-full max-sm:data-ending-style:opacity-100 sm:w-80`}
            >
              <ComboboxSearch placeholder={searchPlaceholder} loading={loading} />
              <Base.Empty className="px-3 py-6 text-center text-muted empty:hidden">
                {loading ? 'Searching...' : emptyText}
              </Base.Empty>
              <Base.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 data-empty:hidden">
                {(item: Item) => (
                  <Base.Item key={itemKey(item)} value={item} className={optionStyles}>
                    <div translate="no" className="min-w-0 flex-1">
                      {renderItem(item)}
                    </div>
                    <Base.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent-ink" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
              {end && <div className="border-line border-t p-1">{end}</div>}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}
