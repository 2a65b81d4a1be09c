import { createContext, type KeyboardEvent, type ReactNode, use, useDeferredValue, useId } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** Shown below 640 px, as in `Biz` for Business. */
  shortLabel?: string
  /** More than 999 reads `999+`. */
  count?: number
  /** Shows the count in red unless it is 0. */
  isUrgent?: boolean
  /** Whether a form in it holds what is not saved: a dot says so. */
  unsaved?: boolean
}

export type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Called when the pointer or focus is on a tab, to preload its content. */
  onPreload?: (value: Value) => void
  /** Rendered at the end of the row of tabs, such as a link to their settings. */
  aside?: ReactNode
  /** `TabPanel`s, one per tab. */
  children: ReactNode
}

/** Shared by the row and its panels: the selected tab, the one whose panel is shown, and the ids of their elements. */
const Chosen = createContext({ id: '', value: '', shown: '' })

/**
 * Tabs as the WAI-ARIA practices describe them, with manual activation: arrow keys, Home and End move the focus, Enter
 * or Space select. Implemented here because every page uses tabs, and the library's tabs are larger than most pages.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  onPreload,
  aside,
  children,
}: TabsProps<Value>) {
  const id = useId()
  // The press shows on the tab at once; a panel may take a moment to render.
  const shown = useDeferredValue<string>(value)
  return (
    <Chosen value={{ id, value, shown }}>
      <div className="mb-4 flex items-center gap-2 border-line border-b">
        <div
          role="tablist"
          aria-label={label}
          className="relative flex min-w-0 flex-1 gap-1 overflow-x-auto max-sm:gap-0 [scroll-snap-type:x_proximity] [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.value}
              tab={tab}
              many={tabs.length > 3}
              onChoose={() => onChange(tab.value)}
              onPreload={() => onPreload?.(tab.value)}
            />
          ))}
        </div>
        {aside}
      </div>
      {children}
    </Chosen>
  )
}

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
}

function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key]
  const tab = event.currentTarget
  const row = [...(tab.parentElement?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])]
  if (!step) return
  event.preventDefault()
  row[step(row.indexOf(tab), row.length - 1)]?.focus()
}

interface TabButtonProps {
  tab: Tab<string>
  /** Four or more tabs are narrower on phones. */
  many: boolean
  onChoose: () => void
  onPreload: () => void
}

function TabButton({ tab, many, onChoose, onPreload }: TabButtonProps) {
  const { id, value, shown } = use(Chosen)
  const chosen = tab.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      aria-selected={chosen}
      aria-controls={tab.value === shown ? `${id}-${tab.value}-panel` : undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={walk}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      className={classNames(
        'flex h-10 shrink-0 snap-start items-center gap-1.5 rounded-t-md border-b-2 px-3 font-medium transition-colors focus-visible:-outline-offset-2 pointer-coarse:h-11',
        many ? 'max-sm:gap-1 max-sm:px-1.25 max-sm:text-sm' : 'max-sm:px-2',
        chosen ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      <span className={classNames(tab.shortLabel && 'max-sm:hidden')}>{tab.label}</span>
      {tab.shortLabel && <span className="sm:hidden">{tab.shortLabel}</span>}{' '}
      {tab.count !== undefined && (
        <span
          className={classNames(
            'min-w-5 rounded-full text-center text-xs tabular-nums leading-5',
            many ? 'px-1.5 max-sm:px-1' : 'px-1.5',
            countTone(tab, chosen),
          )}
        >
          {tab.count > 999 ? '999+' : tab.count}
        </span>
      )}
      {tab.unsaved && (
        <span className="text-accent-ink">
          <span aria-hidden>•</span>
          <span className="sr-only">unsaved</span>
        </span>
      )}
    </button>
  )
}

function countTone({ count, isUrgent }: Tab<string>, chosen: boolean): string {
  if (isUrgent && count !== 0) return 'bg-red-soft text-red-ink'
  return chosen ? 'bg-accent-soft text-accent-ink' : 'bg-neutral-soft text-neutral-ink'
}

/**
 * The content of a tab; mounted only while its tab is selected. It is focusable, so that focus can move here when its
 * last entry disappears.
 */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const { id, shown } = use(Chosen)
  if (shown !== value) return null
  const name = `${id}-${value}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel of a tab is a place to go to (WAI-ARIA practices)
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={name} tabIndex={0} className="rounded-md">
      {children}
    </div>
  )
}
