import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { leavesPage } from '#web/lib/leavesPage.ts'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Kbd } from '../display/Kbd.tsx'
import { VisuallyHidden } from '../display/VisuallyHidden.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { optionStyles, scrimStyles } from './popupStyles.ts'
import { type OverlayState, useOverlay } from './useOverlay.ts'

/** An item that can be selected: a link, or something that it does. */
export interface CommandItem {
  /** Unique among the items. */
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** The address that it leads to. */
  readonly to?: string
  /** What it does besides, or instead. */
  readonly run?: () => void
  /** Shows what one can do with it: → or a press on its arrow. */
  readonly more?: () => void
  /** Distinguishes items with the same name, such as by phone number. */
  readonly detail?: string
}

/** A group of items under a heading. */
export interface CommandGroup {
  readonly label: string
  readonly items: readonly CommandItem[]
}

export interface CommandDialogProps extends OverlayState {
  /** The label for screen readers. */
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  /** The items that match `query`. The parent runs the search; the dialog filters nothing. */
  groups: readonly CommandGroup[]
  /** Called unless the browser opens the item in another tab or window. */
  onSelect: (item: CommandItem) => void
  /** Called with the item that Enter would select, to preload its page. */
  onHighlight?: (item: CommandItem | undefined) => void
  /** What the items are about, when they are a further step; ← and Backspace in the empty field lead back. */
  step?: { readonly label: string; readonly onBack: () => void } | null
  /** Whether a search is running; the previous items stay. */
  loading?: boolean
  /** The text when there are no items, or the error. */
  emptyText: string
  /** An error that is shown below the items. */
  problem?: string | false
  /** Where focus moves on closing: an element, null for the previously focused one, false for nowhere. */
  finalFocus?: () => HTMLElement | null | false
}

/**
 * A dialog that searches items and runs the selected one, by keyboard. It is at the top of the screen, to leave space
 * for an on-screen keyboard.
 */
export function CommandDialog({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  onSelect,
  onHighlight,
  step = null,
  loading = false,
  emptyText,
  problem,
  finalFocus,
  ...state
}: CommandDialogProps) {
  const { close } = useOverlay(state)
  const input = useRef<HTMLInputElement>(null)
  const highlighted = useRef<CommandItem>(undefined)
  // Before a press shows other items, or takes the pressed one away.
  const keepFocus = () => input.current?.focus()

  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, altKey, shiftKey } = event
    const { selectionStart, value } = currentTarget
    if (altKey || shiftKey || !leavesPage(event)) return
    const isBack = step && value === '' && (key === 'ArrowLeft' || key === 'Backspace')
    const more = key === 'ArrowRight' && selectionStart === value.length && highlighted.current?.more
    if (!isBack && !more) return
    event.preventDefault()
    if (isBack) step.onBack()
    else if (more) more()
  }
  const hasMore = groups.some(({ items }) => items.some(({ more }) => more))
  return (
    <Dialog.Root open={state.open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimStyles} />
        <Dialog.Popup
          finalFocus={finalFocus}
          className="fixed inset-x-2 top-[max(0.5rem,env(safe-area-inset-top))] z-50 mx-auto flex max-h-[min(30rem,calc(100dvh-1rem))] max-w-xl flex-col overflow-hidden rounded-xl border border-line-strong bg-raised text-ink shadow-dialog outline-none transition-[opacity,scale] duration-100 starting:scale-98 starting:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0 sm:top-[12vh]"
        >
          <FocusKeeper />
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {hasMore && (
            <Dialog.Description className="sr-only">
              Right arrow shows what you can do with a customer.
            </Dialog.Description>
          )}
          <Autocomplete.Root
            inline
            open
            items={groups.map(({ label: value, items }) => ({ value, items: [...items] }))}
            mode="none"
            filter={null}
            value={query}
            onValueChange={(next, { reason }) => reason !== 'item-press' && onQueryChange(next)}
            onItemHighlighted={(item: CommandItem | undefined) => {
              highlighted.current = item
              onHighlight?.(item)
            }}
            itemToStringValue={(item: CommandItem) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex shrink-0 items-center gap-2.5 border-line border-b pr-1.5 pl-4 text-faint">
              {step && (
                <Button
                  size="sm"
                  icon={<ChevronLeft />}
                  onClick={() => {
                    keepFocus()
                    step.onBack()
                  }}
                  className="-ml-2.5 max-w-1/2 shrink-0"
                >
                  <VisuallyHidden>Back from</VisuallyHidden>{' '}
                  <span translate="no" className="truncate">
                    {step.label}
                  </span>
                </Button>
              )}
              {loading ? <Spinner /> : !step && <Search aria-hidden className="size-4 shrink-0" />}
              <Autocomplete.Input
                ref={input}
                onKeyDown={walk}
                placeholder={placeholder}
                aria-label={label}
                className="h-12 w-full min-w-0 bg-transparent text-[1rem] text-ink outline-none"
              />
              <Dialog.Close render={<IconButton label="Close" icon={<X />} />} />
            </div>
            {problem && (
              <div className="p-1.5 pb-0">
                <Notice tone="error">{problem}</Notice>
              </div>
            )}
            <Autocomplete.Empty className="px-4 py-10 text-center text-muted empty:hidden">
              {loading ? 'Searching...' : emptyText}
            </Autocomplete.Empty>
            <Autocomplete.List
              aria-label={label}
              className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-1.5 data-empty:hidden"
            >
              {(group: { value: string; items: CommandItem[] }) => (
                <Autocomplete.Group key={group.value} items={group.items} className="mb-1">
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 font-medium text-faint text-xs">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: CommandItem) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        // A link, which Ctrl, Shift and the middle button open elsewhere.
                        render={({ children, ...link }) =>
                          item.to ? (
                            <a {...link} href={item.to}>
                              {children}
                            </a>
                          ) : (
                            <div {...link}>{children}</div>
                          )
                        }
                        onClick={(event) => {
                          const isMore =
                            item.more &&
                            event.target instanceof Element &&
                            event.target.closest('[data-more]')
                          if (!isMore && item.to && !leavesPage(event)) return
                          if (isMore || !item.to?.startsWith('tel:')) event.preventDefault()
                          keepFocus()
                          if (isMore) item.more?.()
                          else onSelect(item)
                        }}
                        className={`${optionStyles} min-h-9 [&>svg]:text-faint`}
                      >
                        {item.icon}
                        <span translate={item.detail ? 'no' : undefined} className="min-w-0 flex-1 truncate">
                          {item.label}
                        </span>{' '}
                        {item.detail && (
                          <span translate="no" className="shrink-0 text-muted text-sm tabular-nums">
                            {item.detail}
                          </span>
                        )}
                        {item.more && (
                          <span
                            data-more
                            aria-hidden
                            className="-my-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-md text-faint pointer-coarse:size-11 [&>svg]:size-4"
                          >
                            <ChevronRight />
                          </span>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <p
            aria-hidden
            className="flex shrink-0 gap-4 border-line border-t px-4 py-2 text-faint text-xs pointer-coarse:hidden"
          >
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
            </span>
            <span>
              <Kbd>↵</Kbd> to open
            </span>
            {hasMore && (
              <span>
                <Kbd>→</Kbd> for more
              </span>
            )}
            {step && (
              <span>
                <Kbd>←</Kbd> back
              </span>
            )}
            <span>
              <Kbd>Esc</Kbd> to close
            </span>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
