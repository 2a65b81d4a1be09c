import { Combobox as Base } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { optionStyles, popupStyles } from '../overlays/popupStyles.ts'
import { ComboboxSearch } from './ComboboxSearch.tsx'

interface ComboboxPopupProps<Item> {
  label: string
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  loading?: boolean
  searchPlaceholder: string
  emptyText: string
  /** The end of the list. */
  footer?: ReactNode
  searchRef?: Ref<HTMLInputElement>
}

/** The list of a combobox with its search. */
export function ComboboxPopup<Item>({
  label,
  itemKey,
  renderItem,
  loading = false,
  searchPlaceholder,
  emptyText,
  footer,
  searchRef,
}: ComboboxPopupProps<Item>) {
  return (
    <Base.Portal role="region" aria-label={label}>
      <Base.Backdrop className="fixed inset-0 z-50 bg-scrim sm:hidden" />
      <Base.Positioner
        sideOffset={4}
        align="start"
        className="z-50 outline-none max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
      >
        <Base.Popup
          aria-label={label}
          aria-busy={loading}
          className={`${popupStyles} flex max-h-[min(var(--available-height),22rem)] w-full min-w-(--anchor-width) flex-col max-sm:h-[70dvh] max-sm:max-h-none max-sm:rounded-t-2xl max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:transition-[translate] max-sm:duration-250 max-sm:data-starting-style:translate-y-full max-sm:data-starting-style:scale-100 max-sm:data-starting-style:opacity-100 max-sm:data-ending-style:translate-y-full max-sm:data-ending-style:opacity-100 sm:w-80`}
        >
          <ComboboxSearch placeholder={searchPlaceholder} loading={loading} ref={searchRef} />
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
          {footer && <div className="border-line border-t p-1">{footer}</div>}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
